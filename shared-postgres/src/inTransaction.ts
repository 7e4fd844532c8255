import type { Connection, Pool } from './openPool';

/** Runs `work` in one transaction. If `work` rejects, nothing is stored. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    failure = error;
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    // After a failure the connection may be broken or still inside the transaction.
    client.release(failure !== undefined);
  }
}
