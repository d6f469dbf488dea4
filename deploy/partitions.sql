-- Deeds in sixteen partitions by room, for PostgreSQL: docs/host-many.md.
--
-- Stop all servers, make a backup, and run this once after the first start:
--     psql "$DATABASE" --single-transaction --set ON_ERROR_STOP=1 --file partitions.sql
-- It copies every deed, which takes as much disk again until it is done. The servers notice nothing of it.

ALTER TABLE deed RENAME TO whole;
ALTER INDEX deed_pkey RENAME TO whole_pkey;

CREATE TABLE deed (
    room text NOT NULL,
    number integer NOT NULL,
    mid text NOT NULL,
    body bytea NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (room, number)
) PARTITION BY HASH (room);

DO $$
BEGIN
    FOR part IN 0..15 LOOP
        EXECUTE format('CREATE TABLE deed_%s PARTITION OF deed FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
    END LOOP;
END
$$;

INSERT INTO deed SELECT room, number, mid, body, at FROM whole;
DROP TABLE whole;
