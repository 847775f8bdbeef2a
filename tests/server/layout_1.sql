-- A store of layout 1 (rumpus 0.1): a table that waits for its people, one in play, a race, written by that rumpus.

CREATE TABLE about (
    key VARCHAR(32) NOT NULL,
    value TEXT,
    PRIMARY KEY (key)
);
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL,
    game VARCHAR(32) NOT NULL,
    body TEXT NOT NULL,
    summary TEXT NOT NULL,
    turn TEXT NOT NULL,
    over BOOLEAN NOT NULL,
    updated BIGINT NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE plays (
    table_id VARCHAR(32) NOT NULL,
    n INTEGER NOT NULL,
    now BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    action INTEGER NOT NULL,
    play INTEGER NOT NULL,
    PRIMARY KEY (table_id, n),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE requests (
    table_id VARCHAR(32) NOT NULL,
    seq INTEGER NOT NULL,
    came INTEGER NOT NULL,
    at BIGINT NOT NULL,
    now BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    action INTEGER NOT NULL,
    card INTEGER NOT NULL,
    top INTEGER NOT NULL,
    ref BIGINT,
    sent FLOAT NOT NULL,
    code VARCHAR(32) NOT NULL,
    rule VARCHAR(32) NOT NULL,
    PRIMARY KEY (table_id, seq),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE codes (
    code VARCHAR(32) NOT NULL,
    table_id VARCHAR(32) NOT NULL,
    PRIMARY KEY (code),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE sitters (
    visitor VARCHAR(64) NOT NULL,
    table_id VARCHAR(32) NOT NULL,
    PRIMARY KEY (visitor, table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE estimates (
    table_id VARCHAR(32) NOT NULL,
    n INTEGER NOT NULL,
    shares TEXT NOT NULL,
    PRIMARY KEY (table_id, n),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE notes (
    table_id VARCHAR(32) NOT NULL,
    id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    visitor VARCHAR(64) NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO about VALUES ('schema', '1');
INSERT INTO about VALUES ('secret', '1effc9e2083eecbdfa38c23007cb2d85bd1f77f01d32978aac44515c3fee6361');
INSERT INTO tables VALUES ('qhbqszm4v2ra', 'toy', '{"id":"qhbqszm4v2ra","game":"toy","rules_version":1,"options":{"players":2},"seed":"19a47e1e70bcc9515adfa480fc2f8bf33bd0068397c7aea590ff28dc4992f4f3","salt":"c771aed95d327d9eb83f36d156357ee5","seats":[{"kind":"person","name":"me-0","visitor":"robinrobinrobinrobinrobinrobinrobinrobin","level":null,"face":-1,"deck":""},{"kind":"empty","name":"empty-1","visitor":null,"level":null,"face":-1,"deck":""}],"created_ms":1700086400000,"content":null,"tutorial":false,"bot_pause_ms":0,"again":null,"host":"robinrobinrobinrobinrobinrobinrobinrobin","meeting":true,"code":"mountain-72","branch":null,"puzzle":null}', '', '[]', false, 1700086400);
INSERT INTO tables VALUES ('x26rcspz66mb', 'toy', '{"id":"x26rcspz66mb","game":"toy","rules_version":1,"options":{"players":2},"seed":"8468461acbac55e2222d2939821412e51d25dd990495199fe9a67a8ee26bad6b","salt":"75660c13a21cca4834d98d3147d0c410","seats":[{"kind":"person","name":"me-0","visitor":"robinrobinrobinrobinrobinrobinrobinrobin","level":null,"face":-1,"deck":""},{"kind":"person","name":"Player 2","visitor":"mako.mako.mako.mako.mako.mako.mako.mako.","level":null,"face":-1,"deck":""}],"created_ms":1700086400000,"content":null,"tutorial":false,"bot_pause_ms":0,"again":null,"host":"robinrobinrobinrobinrobinrobinrobinrobin","meeting":false,"code":"","branch":null,"puzzle":null}', '', '["robinrobinrobinrobinrobinrobinrobinrobin"]', false, 1700086400);
INSERT INTO tables VALUES ('zjrq2qvda4xy', 'brawl', '{"id":"zjrq2qvda4xy","game":"brawl","rules_version":2,"options":{"players":2},"seed":"75288bc88fde9392165f3d8ccca3a7d7799a04bbe975cdc6bf34a3c429e9ab7d","salt":"6a2e6f5bde8145f2ca7e95d2cda7ea76","seats":[{"kind":"person","name":"me-0","visitor":"robinrobinrobinrobinrobinrobinrobinrobin","level":null,"face":-1,"deck":""},{"kind":"person","name":"Player 2","visitor":"mako.mako.mako.mako.mako.mako.mako.mako.","level":null,"face":-1,"deck":""}],"created_ms":1700086400000,"content":null,"tutorial":false,"bot_pause_ms":0,"again":null,"host":"robinrobinrobinrobinrobinrobinrobinrobin","meeting":false,"code":"","branch":null,"puzzle":null}', '', '["mako.mako.mako.mako.mako.mako.mako.mako.","robinrobinrobinrobinrobinrobinrobinrobin"]', false, 1700086400);
INSERT INTO plays VALUES ('x26rcspz66mb', 0, 0, 0, 0, 0);
INSERT INTO plays VALUES ('x26rcspz66mb', 1, 0, 1, 1, 1);
INSERT INTO plays VALUES ('x26rcspz66mb', 2, 0, 1, 2, 2);
INSERT INTO plays VALUES ('zjrq2qvda4xy', 0, 0, 0, 5, 0);
INSERT INTO plays VALUES ('zjrq2qvda4xy', 1, 0, 1, 5, 1);
INSERT INTO plays VALUES ('zjrq2qvda4xy', 2, 3000, -1, -1, 2);
INSERT INTO plays VALUES ('zjrq2qvda4xy', 3, 3200, 0, 0, 3);
INSERT INTO plays VALUES ('zjrq2qvda4xy', 4, 3200, 0, 3, 4);
INSERT INTO plays VALUES ('zjrq2qvda4xy', 5, 3200, 1, 0, 5);
INSERT INTO requests VALUES ('zjrq2qvda4xy', 0, 0, 0, 0, 0, 5, -1, -1, 1, 0.0, '', '');
INSERT INTO requests VALUES ('zjrq2qvda4xy', 1, 1, 0, 0, 1, 5, -1, -1, 1, 0.0, '', '');
INSERT INTO requests VALUES ('zjrq2qvda4xy', 2, 2, 3200, 3200, 0, 0, -1, -1, 2, 0.0, '', '');
INSERT INTO requests VALUES ('zjrq2qvda4xy', 3, 3, 3200, 3200, 0, 3, -1, -1, 3, 0.0, '', '');
INSERT INTO requests VALUES ('zjrq2qvda4xy', 4, 4, 3200, 3200, 1, 0, -1, -1, 2, 0.0, '', '');
INSERT INTO codes VALUES ('mountain-72', 'qhbqszm4v2ra');
INSERT INTO sitters VALUES ('mako.mako.mako.mako.mako.mako.mako.mako.', 'x26rcspz66mb');
INSERT INTO sitters VALUES ('mako.mako.mako.mako.mako.mako.mako.mako.', 'zjrq2qvda4xy');
INSERT INTO sitters VALUES ('robinrobinrobinrobinrobinrobinrobinrobin', 'qhbqszm4v2ra');
INSERT INTO sitters VALUES ('robinrobinrobinrobinrobinrobinrobinrobin', 'x26rcspz66mb');
INSERT INTO sitters VALUES ('robinrobinrobinrobinrobinrobinrobinrobin', 'zjrq2qvda4xy');
INSERT INTO estimates VALUES ('x26rcspz66mb', 0, '[50,50]');
INSERT INTO notes VALUES ('x26rcspz66mb', 1, 1, 'robinrobinrobinrobinrobinrobinrobinrobin', 'Robin', 'a fine raise');
