import { command } from './setup/command.mjs';

command(
  'e2e/measure/main.ts',
  `npm run measure [-- <group>...] [options]
npm run load

Prints figures beside their bars. docs/measuring.md names the groups; without one all are measured.

Options:
  --runs <number>    loads of each page
  --beside <folder>  a clone of a site to compare with
  --json <file>      writes the figures as JSON; - is standard output

Example:
  npm run measure -- pages --runs 3`,
);
