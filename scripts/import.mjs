import { command } from './setup/command.mjs';

command(
  'scripts/commands/import.ts',
  `npm run import -w api

Publishes api/content: brings it into the database, also while the site runs. It takes no options.
DATABASE_URL or DATA_DIR names the database, as for npm start.

Example:
  npm run import -w api`,
);
