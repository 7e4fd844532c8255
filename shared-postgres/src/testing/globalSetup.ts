import { findPrograms, installFromDebian } from './postgresPrograms';
import { startPostgres } from './postgresServer';

const MISSING =
  'No PostgreSQL server was found, so the tests that need one are skipped. ' +
  'Install one (Debian: apt-get install postgresql), or name one in DATABASE_URL_TEST.';

/**
 * Jest's global setup: starts one PostgreSQL server for all test files. `npm test` installs PostgreSQL if it can; CI fails
 * without it.
 */
export default async function globalSetup(): Promise<void> {
  if (process.env.DATABASE_URL_TEST) return;
  const isWholeTest = process.env.npm_lifecycle_event === 'test';
  if (findPrograms({ env: process.env, installers: isWholeTest ? [() => installFromDebian()] : [] })) {
    const { url, stop } = await startPostgres();
    process.env.DATABASE_URL_TEST = url;
    Object.assign(globalThis, { stopPostgres: stop });
  } else if (process.env.CI) throw new Error(MISSING);
  else process.stderr.write(`${MISSING}\n`);
}
