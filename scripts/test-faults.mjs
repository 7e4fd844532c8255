import { command } from './setup/command.mjs';

command(
  'scripts/commands/testFaults.ts',
  `npm run test:faults [-- <options of Playwright>]

Runs the whole matrix of faults and writes it to test-results/faults.md.

Example:
  npm run test:faults -- -g mfe-blog`,
);
