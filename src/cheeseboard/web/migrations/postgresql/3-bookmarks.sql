-- Where reading a long room may begin: rooms/bookmarks.py.
CREATE TABLE bookmark (
    room text PRIMARY KEY REFERENCES room ON DELETE CASCADE,
    deeds integer NOT NULL,
    body bytea NOT NULL
);
