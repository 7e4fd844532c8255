import { NEEDED, thisNodeCan } from './nodeVersion.mjs';

/** Set for what a handover started: a second one would be a chain of processes without end. */
const HANDED_OVER = 'NODE_HANDED_OVER';

/**
 * Runs a command that is written in TypeScript (launch.mjs). A Node that is too old for it says so in one line and hands over
 * to the pinned one.
 * @param {string} file of the command, from the repository's root
 */
export async function command(file) {
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

/** Ends this process when the one that handed over to it is gone: no signal could reach it any more. */
function endWithParent() {
  if (!process.channel) return;
  process.on('disconnect', () => process.emit('SIGTERM', 'SIGTERM') || process.exit(1));
  // Listening must not keep a command alive that has nothing left to do.
  process.channel.unref();
}
