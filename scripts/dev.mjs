import { command } from './setup/command.mjs';

command(
  'scripts/commands/dev.ts',
  `npm run dev [-- <workspace>...] [--from <site>]

Serves the named workspaces from source, and the other remotes from their releases. Without a name all are from source.
An edit shows in the open page (docs/teams.md).

Options:
  --from <site>  takes the other remotes as they are live on that site

Example:
  npm run dev -- mfe-blog --from https://tramuntana.example`,
);
