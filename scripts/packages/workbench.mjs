import { command } from '../setup/command.mjs';

command(
  'shared-ui/workbench/main.ts',
  `npm run workbench -w shared-ui

Serves every part of the design kit in every state. It takes no options.

Example:
  npm run workbench -w shared-ui`,
);
