-- A room is its deeds, in order.
CREATE TABLE deed (
    room TEXT NOT NULL,
    number INTEGER NOT NULL,
    mid TEXT NOT NULL,
    body BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (room, number)
) WITHOUT ROWID, STRICT;

-- Rooms by their age: something happened there at this time or later.
CREATE TABLE room (
    code TEXT NOT NULL PRIMARY KEY,
    touched REAL NOT NULL
) WITHOUT ROWID, STRICT;
CREATE INDEX room_touched ON room (touched);
