import { command } from './setup/command.mjs';

command(
  'scripts/commands/contract.ts',
  `npm run contract [-- accept | usage [name] [--json] | record [commit]]

Compares the exports of shared-contracts with their report, and the table of versions in docs/teams.md, as lint does.
accept writes both anew, where the package's version is high enough for the change.
usage tells which releases of the store use a name that the shell lends.
record records a small remote and the shell of the contract's minor, for the tests of later shells and remotes.

Examples:
  npm run contract -- accept
  npm run contract -- usage useShell
  npm run contract -- record`,
);
