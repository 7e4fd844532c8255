import vm from 'node:vm';
import threads from 'node:worker_threads';
import { watchBuiltins } from './builtins';
import { tell } from './tell';

const { apply, defineProperty } = Reflect;

/**
 * Compares the builtins after the release was loaded, and before each answer of the thread. The release itself cannot
 * answer: it does not get the thread's port. The shell's thread has read the port by the time it loads a release.
 */
export function guardAnswers(): void {
  const tellChanges = watchBuiltins();
  const { parentPort: port } = threads;
  if (!port) return;
  const { postMessage } = port;
  const answer = (...args: unknown[]) => {
    tellChanges();
    return apply(postMessage, port, args);
  };
  defineProperty(port, 'postMessage', { value: answer });

  const { runInThisContext } = vm.Script.prototype;
  vm.Script.prototype.runInThisContext = function (...options) {
    hidePort();
    const load = apply(runInThisContext, this, options);
    if (typeof load !== 'function') return load;
    return (...args: unknown[]) => {
      try {
        return load(...args);
      } finally {
        tellChanges();
      }
    };
  };
}

function hidePort(): void {
  defineProperty(threads, 'parentPort', {
    get: () => {
      tell('answer in place of the shell');
      return null;
    },
  });
}
