import { stopSharedPostgres } from 'shared-postgres/testing';
import { closeIdle } from './databaseEnvironment';

/** Of jest: stops the databases that tests have shared. */
export default async function globalTeardown(): Promise<void> {
  await Promise.all([closeIdle(), stopSharedPostgres()]);
}
