import { NEEDED, thisNodeCan } from './nodeVersion.mjs';

/** Marks a process that was started with another Node, and so prevents an endless chain of them. */
const HANDED_OVER = 'NODE_HANDED_OVER';

/** Whether a command line asks for help. */
export const asksForHelp = (/** @type {string[]} */ args) => args.includes('--help') || args.includes('-h');

/**
 * Runs a TypeScript command (launch.mjs). If this Node is too old, it says so in one line and uses the pinned Node.
 * @param {string} file path of the command, relative to the repository
 * @param {string} [help] the whole answer to `--help`; a command without it answers by itself
 */
export async function command(file, help) {
  if (help !== undefined && asksForHelp(process.argv.slice(2))) return console.log(help);
  const can = thisNodeCan();
  if (can === 'run') {
    endWithParent();
    return (await import('./launch.mjs')).launch(file);
  }
  const { node } = process.versions;
  if (can === 'install' && !process.env[HANDED_OVER]) {
    process.env[HANDED_OVER] = node;
    console.error(`This is Node ${node}, and the project needs ${NEEDED} or newer: it goes on with one from npm.`);
    const { runWithNode } = await import('./runWithNode.mjs');
    return runWithNode('node-pinned', 'node', process.execArgv.concat(process.argv.slice(1)));
  }
  process.exitCode = 1;
  console.error(`This is Node ${node}, and the project needs ${NEEDED} or newer: get one from https://nodejs.org.`);
}

/** Ends this process when its parent, an older Node, is gone: signals could not reach it any more. */
function endWithParent() {
  if (!process.channel) return;
  process.on('disconnect', () => process.emit('SIGTERM', 'SIGTERM') || process.exit(1));
  // The channel alone must not keep this process alive.
  process.channel.unref();
}
