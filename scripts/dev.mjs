import { command } from './setup/command.mjs';

command(
  'scripts/commands/dev.ts',
  `npm run dev [-- <workspace>...] [--from <site>]

Serves the named workspaces and the shell from source, and the other remotes from their releases. Without a name all are
from source. An edit shows in the open page (docs/teams.md).

Options:
  --from <site>  takes the shell and the other remotes as they are live on that site

Examples:
  npm run dev -- mfe-blog --from https://tramuntana.example
  npm run dev -- mfe-blog shell --from https://tramuntana.example   # the shell from source, too`,
);
