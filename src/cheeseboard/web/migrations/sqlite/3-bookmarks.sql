-- Where reading a long room may begin: rooms/bookmarks.py.
CREATE TABLE bookmark (
    room TEXT NOT NULL PRIMARY KEY,
    deeds INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;

-- It goes with its room.
CREATE TRIGGER bookmark_gone AFTER DELETE ON room BEGIN DELETE FROM bookmark WHERE room = OLD.code; END;
