import { runWithNode } from './setup/runWithNode.mjs';

// `npm run on-node-26 -- npm run build` runs any command with Node 26 first on the PATH.
const [program = 'node', ...args] = process.argv.slice(2);
runWithNode('node-26', program, args);
