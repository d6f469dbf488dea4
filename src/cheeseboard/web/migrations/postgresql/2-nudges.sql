-- Which devices want to be told when it is their turn, where they are reached, and which turn they were told last.
CREATE TABLE subscription (
    room text NOT NULL REFERENCES room ON DELETE CASCADE,
    guest integer NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    language text NOT NULL,
    quiet_from integer NOT NULL,
    quiet_until integer NOT NULL,
    zone text NOT NULL,
    told_match integer NOT NULL DEFAULT 0,
    told_version integer NOT NULL DEFAULT 0,
    PRIMARY KEY (room, guest)
);

-- Where else a room tells whose turn it is.
CREATE TABLE webhook (
    room text PRIMARY KEY REFERENCES room ON DELETE CASCADE,
    url text NOT NULL,
    secret text NOT NULL,
    language text NOT NULL,
    told_match integer NOT NULL DEFAULT 0,
    told_version integer NOT NULL DEFAULT 0
);

-- The key by which push services know these servers.
CREATE TABLE push_key (
    number integer PRIMARY KEY CHECK (number = 1),
    private text NOT NULL
);
