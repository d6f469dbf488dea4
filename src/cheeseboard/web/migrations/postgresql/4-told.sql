-- Since when a server is there, and how often it has told of its guests: whoever hears nothing new need not look.
ALTER TABLE process ADD COLUMN born timestamptz NOT NULL DEFAULT clock_timestamp();
ALTER TABLE process ADD COLUMN told bigint NOT NULL DEFAULT 0;
