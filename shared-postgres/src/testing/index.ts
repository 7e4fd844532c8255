export { freePort } from './freePort';
export { default as stopSharedPostgres } from './globalTeardown';
export { findPrograms, installFromDebian } from './postgresPrograms';
export {
  type Place,
  postgresIsAvailable,
  query,
  startPostgres,
  type TestDatabase,
  type TestServer,
  temporaryServer,
} from './postgresServer';
export { silentProxy } from './silentProxy';
