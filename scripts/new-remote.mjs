import { command } from './setup/command.mjs';

command(
  'scripts/commands/newRemote.ts',
  `npm run new-remote -- <name> --mount <path> --title <title>

Writes a new remote and adds it to the workspaces and to the lock file (docs/teams.md).

Options:
  --mount <path>   the path that the remote answers
  --title <title>  the title of its page

Example:
  npm run new-remote -- mfe-faq --mount /preguntas --title "Preguntas frecuentes"`,
);
