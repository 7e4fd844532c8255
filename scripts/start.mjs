import { command } from './setup/command.mjs';

command(
  'scripts/commands/start.ts',
  `npm start

Installs missing packages, builds stale workspaces, makes the remotes live, and serves the site.
Settings are environment variables; docs/operating.md and CONTRIBUTING.md list them.

Example:
  PORT=8080 DATA_DIR=/srv/tramuntana npm start`,
);
