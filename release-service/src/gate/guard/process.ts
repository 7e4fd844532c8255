import module from 'node:module';
import os from 'node:os';
import threads, { type WorkerOptions } from 'node:worker_threads';
import { replace } from './network';
import type { Task } from './task';
import { refuse } from './tell';

const { construct } = Reflect;

/** Functions of `process` that reach outside of it, or inside of Node. The permission model knows none of them but `binding`. */
const REFUSED = {
  kill: 'send a signal',
  _kill: 'send a signal',
  _debugProcess: 'send a signal',
  chdir: 'change its folder',
  binding: 'use a binding of Node',
  _getActiveHandles: 'list the handles of Node',
  _getActiveRequests: 'list the requests of Node',
};

/** Refuses what a page never does with its process. */
export function guardProcess(): void {
  for (const [name, what] of Object.entries(REFUSED)) {
    replace(process, [name], (_name, args) => refuse(`${what}${args.length > 0 ? ` (${args.join(', ')})` : ''}`));
  }
  replace(os, ['setPriority'], () => refuse('change a priority'));
  // It would start a thread.
  replace(module, ['register'], () => refuse('register a module loader'));
}

/** Lets the shell's program start its render thread, with this guard, and no other thread. */
export function guardThreads({ worker }: Pick<Task, 'worker'>): void {
  const { Worker } = threads;
  // A subclass would lead to the original class, by its prototype.
  function RenderThread(file: string | URL, { execArgv: _execArgv, ...options }: WorkerOptions = {}) {
    if (String(file) !== worker) refuse(`start a thread (${String(file)})`);
    return construct(Worker, [worker, { ...options, env: { NODE_ENV: 'production' } }]);
  }
  RenderThread.prototype = Worker.prototype;
  Worker.prototype.constructor = RenderThread;
  threads.Worker = RenderThread as unknown as typeof Worker;
}

/** Lets a thread end only by itself, and start no other. */
export function guardInThread(): void {
  replace(process, ['exit', 'reallyExit', 'abort'], () => refuse('end its process'));
  threads.Worker = function Worker() {
    refuse('start a thread');
  } as unknown as typeof threads.Worker;
}
