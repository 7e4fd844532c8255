import { command } from './setup/command.mjs';

command(
  'scripts/commands/testVisual.ts',
  `npm run test:visual [-- <options of Playwright>]

Compares every route with its screenshot (docs/testing.md).

Options:
  --update-snapshots  takes the screenshots anew

Example:
  npm run test:visual -- --update-snapshots`,
);
