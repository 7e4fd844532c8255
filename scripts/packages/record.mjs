import { command } from '../setup/command.mjs';

command(
  'api/record.ts',
  `npm run record -w api

Writes api/openapi.json and the API's recorded answers anew, after a change that is meant. It takes no options.

Example:
  npm run record -w api`,
);
