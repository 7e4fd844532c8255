import { command } from './setup/command.mjs';

command(
  'scripts/commands/bytes.ts',
  `npm run bytes [-- <workspace>...]

Prints the script bytes of each page beside its budget, and whose code the heaviest page holds.

Example:
  npm run bytes -- mfe-shop`,
);
