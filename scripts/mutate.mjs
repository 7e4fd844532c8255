import { command } from './setup/command.mjs';

command(
  'scripts/commands/mutate.ts',
  `npm run mutate [-- <folder>...]

Runs mutation tests of shell/src/server, or of the named folders in it. The whole takes about half an hour.

Example:
  npm run mutate -- threads pages`,
);
