/** better-auth's own columns: a Date in PostgreSQL, its ISO text in SQLite. */
export type AuthTime = Date | string

/** better-auth's own columns: a boolean in PostgreSQL, 0 or 1 in SQLite. */
export type AuthFlag = boolean | 0 | 1
