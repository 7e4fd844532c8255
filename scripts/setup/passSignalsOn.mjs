/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** How often the parent is checked, in milliseconds. */
const PARENT_CHECK = 500;

/**
 * Forwards this process's signals to a child; the child decides when to end. A terminal's Ctrl-C reaches the child twice:
 * directly and from here.
 * @param {import('node:child_process').ChildProcess} child
 * @returns a function that stops forwarding and returns the last forwarded signal
 */
export function passSignalsOn(child) {
  /** @type {NodeJS.Signals | undefined} */
  let last;
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    last = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  // npm runs a script in a shell. A signal to npm ends that shell but does not reach this process; only its parent changes.
  const parent = process.ppid;
  const check = setInterval(() => process.ppid !== parent && passOn('SIGTERM'), PARENT_CHECK);
  if (!process.env.npm_lifecycle_event) clearInterval(check);
  return () => {
    clearInterval(check);
    for (const signal of SIGNALS) process.off(signal, passOn);
    return last;
  };
}
