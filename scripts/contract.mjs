import { command } from './setup/command.mjs';

command(
  'scripts/commands/contract.ts',
  `npm run contract [-- accept]

Compares the exports of shared-contracts with their report, as lint does.
accept writes the report anew, where the package's version is high enough for the change.

Example:
  npm run contract -- accept`,
);
