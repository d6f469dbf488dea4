-- A room is its deeds, in order.
CREATE TABLE deed (
    room text NOT NULL,
    number integer NOT NULL,
    mid text NOT NULL,
    body bytea NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (room, number)
);

-- Rooms by their age: something happened there at this time or later.
CREATE TABLE room (
    code text PRIMARY KEY,
    touched double precision NOT NULL
);
CREATE INDEX room_touched ON room (touched);

-- The servers that are there, until when at least. With one that goes, goes all it had.
CREATE TABLE process (
    name text PRIMARY KEY,
    until timestamptz NOT NULL
);

-- Which of them looks after a room's bots and clocks.
CREATE TABLE lease (
    room text PRIMARY KEY,
    process text NOT NULL REFERENCES process ON DELETE CASCADE
);
CREATE INDEX lease_process ON lease (process);

-- Which guests are connected to which of them.
CREATE TABLE presence (
    room text NOT NULL,
    guest integer NOT NULL,
    process text NOT NULL REFERENCES process ON DELETE CASCADE,
    PRIMARY KEY (room, guest, process)
);
CREATE INDEX presence_process ON presence (process);
