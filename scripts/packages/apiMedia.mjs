import { command } from '../setup/command.mjs';

command(
  'api/media/main.ts',
  `npm run media -w api

Makes the pictures and videos that the site serves from api/content/originals. It needs ffmpeg, and takes no options.

Example:
  npm run media -w api`,
);
