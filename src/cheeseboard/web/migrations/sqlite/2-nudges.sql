-- Which devices want to be told when it is their turn, where they are reached, and which turn they were told last.
CREATE TABLE subscription (
    room TEXT NOT NULL,
    guest INTEGER NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    quiet_from INTEGER NOT NULL,
    quiet_until INTEGER NOT NULL,
    zone TEXT NOT NULL,
    told_match INTEGER NOT NULL DEFAULT 0,
    told_version INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (room, guest)
) WITHOUT ROWID, STRICT;

-- Where else a room tells whose turn it is.
CREATE TABLE webhook (
    room TEXT NOT NULL PRIMARY KEY,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    language TEXT NOT NULL,
    told_match INTEGER NOT NULL DEFAULT 0,
    told_version INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID, STRICT;

-- The key by which push services know this server.
CREATE TABLE push_key (
    number INTEGER NOT NULL PRIMARY KEY CHECK (number = 1),
    private TEXT NOT NULL
) WITHOUT ROWID, STRICT;

-- With a room that is thrown away, all this goes.
CREATE TRIGGER room_gone AFTER DELETE ON room BEGIN DELETE FROM subscription WHERE room = OLD.code; DELETE FROM webhook WHERE room = OLD.code; END;
