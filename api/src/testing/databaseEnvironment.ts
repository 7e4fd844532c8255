import type { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import { startPglite } from '../data/startPglite';
import { withoutTables } from './databaseTemplate';

/** An embedded database without tables. `giveBack` must be called when nothing uses it any more. */
export type BorrowPglite = (templates: string) => Promise<{ client: PGlite; giveBack: () => Promise<void> }>;

/**
 * Those that no test uses now. They outlive the files of tests of jest's process: to start PGlite takes most of a
 * second of CPU, because it compiles PostgreSQL and unpacks a database, and to empty it a tenth of one.
 */
const idle: PGlite[] = [];

/** Jest's environment for Node, in which a test borrows an embedded database with `borrowPglite`. */
export default class DatabaseEnvironment extends TestEnvironment {
  private readonly borrowed = new Set<PGlite>();

  override async setup() {
    await super.setup();
    const borrowPglite: BorrowPglite = async (templates) => {
      const client = idle.pop() ?? (await create(templates));
      this.borrowed.add(client);
      const giveBack = async () => {
        // Given back twice, it would be lent to two tests at once.
        if (!this.borrowed.delete(client)) return;
        await empty(client);
        idle.push(client);
      };
      return { client, giveBack };
    };
    Object.assign(this.global, { borrowPglite });
  }

  override async teardown() {
    // What a file has not given back may be in use for ever, as by a test that failed.
    for (const client of this.borrowed) void client.close();
    await super.teardown();
  }
}

/** PGlite's timers would keep a process of jest alive for ever. Jest ends those that it has started by itself. */
export async function closeIdle(): Promise<void> {
  await Promise.all(idle.splice(0).map((client) => client.close()));
}

async function create(templates: string): Promise<PGlite> {
  return startPglite({ loadDataDir: await withoutTables(templates) });
}

async function empty(client: PGlite): Promise<void> {
  await client.exec('DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS drizzle CASCADE; CREATE SCHEMA public');
  // Of the session. It must be a call of its own: several statements in one are a transaction.
  await client.exec('DISCARD ALL');
}
