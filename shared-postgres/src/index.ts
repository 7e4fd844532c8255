export { exclusively } from './exclusively';
export { inTransaction } from './inTransaction';
export { type Connection, openClient, openPool, type Pool, type RowShape } from './openPool';
