import type { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import { emptyDatabase, startPglite } from '../data/startPglite';

/** An embedded database without tables. `giveBack` must be called when nothing uses it any more. */
export type BorrowPglite = () => Promise<{ client: PGlite; giveBack: () => Promise<void> }>;

/**
 * Databases that no test uses now. The test files of one jest process share them. Starting PGlite takes most of a second of
 * CPU, because it compiles PostgreSQL and unpacks a database. Emptying a database takes a tenth of a second.
 */
const idle: PGlite[] = [];

/** Jest's environment for Node, in which a test borrows an embedded database with `borrowPglite`. */
export default class DatabaseEnvironment extends TestEnvironment {
  private readonly borrowed = new Set<PGlite>();

  override async setup() {
    await super.setup();
    const borrowPglite: BorrowPglite = async () => {
      const client = idle.pop() ?? (await startPglite({ loadDataDir: await emptyDatabase() }));
      this.borrowed.add(client);
      const giveBack = async () => {
        // Without this, a second call would lend the database to two tests at once.
        if (!this.borrowed.delete(client)) return;
        await empty(client);
        idle.push(client);
      };
      return { client, giveBack };
    };
    Object.assign(this.global, { borrowPglite });
  }

  override async teardown() {
    // A failed test may still use a database that it has not given back, so that one is not reused.
    for (const client of this.borrowed) void client.close();
    await super.teardown();
  }
}

/** Without this, PGlite's timers would keep jest's main process alive for ever. Jest ends its worker processes itself. */
export async function closeIdle(): Promise<void> {
  await Promise.all(idle.splice(0).map((client) => client.close()));
}

async function empty(client: PGlite): Promise<void> {
  await client.exec('DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS drizzle CASCADE; CREATE SCHEMA public');
  // Resets the session, in a call of its own: several statements in one call are a transaction, which must not contain it.
  await client.exec('DISCARD ALL');
}
