/*
 * Node runs this file before the shell's program, and before each of its threads (`--require`). It refuses what Node's
 * permission model does not know: sockets, signals, further threads, changed builtins. It also tells the gate what a release
 * tried. This guard is JavaScript beside the release, so a determined release can get around it. The wall is the permission
 * model and the empty environment: files, processes and secrets are out of reach without this guard, too.
 */

import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { watchBuiltins } from './builtins';
import { tellDenials } from './denials';
import { guardNetwork } from './network';
import { guardInThread, guardProcess, guardThreads } from './process';
import { guardAnswers } from './renderThread';
import { readTask } from './task';
import { tellResult } from './tell';

const task = readTask(__dirname);

if (isMainThread) takeTask();
else {
  guardAnswers();
  guardInThread();
}
guardNetwork(task);
guardProcess();
tellDenials(__dirname);
syncBuiltinESMExports();

/** Gives the shell's program its task as `npm run release -- publish` does by IPC, and takes its result. */
function takeTask(): void {
  const { GATE_SECRET = '' } = process.env;
  // A thread could read it in a report of the process.
  delete process.env.GATE_SECRET;
  const { exit } = process;
  const tellChanges = watchBuiltins();
  process.send = (result: unknown) => {
    tellChanges();
    tellResult(GATE_SECRET, result);
    return true;
  };
  process.disconnect = () => exit();
  guardThreads(task);
  // The gate has ended. A release that loops must not outlive it.
  process.stdin.once('close', () => exit(1)).resume();
  // By then the program listens.
  setImmediate(() => process.emit('message', task.message, undefined));
}
