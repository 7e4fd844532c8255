import { command } from './setup/command.mjs';

command(
  'scripts/commands/build.ts',
  `npm run build [-- <workspace>...]

Builds the stale workspaces, or those named.

Example:
  npm run build -- mfe-blog shell`,
);
