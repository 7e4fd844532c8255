import { command } from './setup/command.mjs';

command(
  'scripts/commands/packages.ts',
  `npm run packages [-- <folder>]

Compiles the packages of remotes (@tramuntana/contracts, @tramuntana/ui and @tramuntana/remote) and packs each into an archive
that any npm registry takes. Checks the archives with publint and arethetypeswrong. They go into the folder, by default into .cache/packages.

Example:
  npm run packages && npm publish .cache/packages/tramuntana-ui-1.0.0.tgz`,
);
