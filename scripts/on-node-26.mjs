import { asksForHelp } from './setup/command.mjs';
import { runWithNode } from './setup/runWithNode.mjs';

const [program, ...args] = process.argv.slice(2);

const HELP = `npm run on-node-26 -- <program> [<argument>...]

Runs a program with Node 26 first on the PATH.

Example:
  npm run on-node-26 -- npm run build`;

if (program === undefined || asksForHelp([program])) console.log(HELP);
else runWithNode('node-26', program, args);
