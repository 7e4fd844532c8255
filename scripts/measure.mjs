import { command } from './setup/command.mjs';

command(
  'e2e/measure/main.ts',
  `npm run measure [-- <group>...] [options]
npm run load

Prints figures beside their bars. docs/measuring.md names the groups; without one all are measured.

Options:
  --runs <number>   loads of each page
  --today <folder>  the site to compare with, as a clone
  --no-today        compares with no other site
  --json <file>     writes the figures as JSON; - is standard output
  --report <file>   writes the figures as a page
  --control         measures a site beside itself, which shows the noise

Example:
  npm run measure -- pages --runs 3`,
);
