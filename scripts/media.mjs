import { command } from './setup/command.mjs';

command(
  'scripts/commands/media.ts',
  `npm run media -- <remote> <picture> --alt <text> [--caption <text>] [--name <name>]

Makes the files that a remote's pages show of a picture, and its entry in the remote's media/catalog.json (docs/teams.md).

Options:
  --alt <text>      what is seen, for those who do not see it
  --caption <text>  where, how high, with what; without it, what is seen
  --name <name>     its name in the catalogue; without it, that of the file

Example:
  npm run media -- mfe-faq path/to/cala-al-alba.jpg --alt "Una cala al amanecer"`,
);
