import type pg from 'pg';

export type Pool = pg.Pool;

/** One connection: of a pool, or by itself. */
export type Connection = pg.ClientBase;

/** What a row of an answer may be. */
export type RowShape = pg.QueryResultRow;
