import { command } from '../setup/command.mjs';

command(
  'shared-ui/fonts/main.ts',
  `npm run fonts -w shared-ui

Cuts the fonts down to the letters that the site uses. It takes no options.

Example:
  npm run fonts -w shared-ui`,
);
