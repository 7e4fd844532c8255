import { stopSharedPostgres } from 'shared-postgres/testing';
import { closeIdle } from './databaseEnvironment';

/** Jest's global teardown: stops the databases that tests shared. */
export default async function globalTeardown(): Promise<void> {
  await Promise.all([closeIdle(), stopSharedPostgres()]);
}
