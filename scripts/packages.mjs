import { command } from './setup/command.mjs';

command(
  'scripts/commands/packages.ts',
  `npm run packages [-- <folder>]

Packs @tramuntana/contracts, @tramuntana/ui, @tramuntana/remote and @tramuntana/create-remote into archives that any npm
registry takes. Compiles the first three, and checks their types with arethetypeswrong. Checks all with publint. The archives
go into the folder, by default into .cache/packages.

Example:
  npm run packages && npm publish .cache/packages/tramuntana-ui-1.0.0.tgz`,
);
