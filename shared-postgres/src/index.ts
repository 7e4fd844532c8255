export { exclusively } from './exclusively';
export { inTransaction } from './inTransaction';
export { openClient, openPool } from './openPool';
export type { Connection, Pool, RowShape } from './types';
