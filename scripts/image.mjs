import { command } from './setup/command.mjs';

command(
  'scripts/commands/image.ts',
  `node scripts/image.mjs <folder>

Copies what an image runs into an empty folder: builds, content, and the API's packages. operations/image/Dockerfile calls it.

Example:
  npm run build && node scripts/image.mjs /tmp/app && /tmp/app/run site`,
);
