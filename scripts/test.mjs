import { command } from './setup/command.mjs';

command(
  'scripts/commands/test.ts',
  `npm test [-- <remote>]
npm run test:all

Runs lint, types, unit tests, builds, and a sample of the browser suites (docs/testing.md).
test:all runs all browser suites. With a remote, only its own tests and the journeys that touch it run.

Example:
  npm test -- mfe-blog`,
);
