import type pg from 'pg';

export type Pool = pg.Pool;

/** One connection, from a pool or on its own. */
export type Connection = pg.ClientBase;

/** The type of an answer's rows. */
export type RowShape = pg.QueryResultRow;
