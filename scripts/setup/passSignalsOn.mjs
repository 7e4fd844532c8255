/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** In milliseconds. */
const PARENT_CHECK = 500;

/**
 * Sends the signals that this process gets on to a child, and lets the child decide when to end. A terminal's Ctrl-C reaches
 * the child twice, directly and from here.
 * @param {import('node:child_process').ChildProcess} child
 * @returns what ends it
 */
export function passSignalsOn(child) {
  const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  // npm runs a script in a shell, and a signal to npm ends that shell without reaching us: all we see is another parent.
  const parent = process.ppid;
  const check = setInterval(() => process.ppid !== parent && passOn('SIGTERM'), PARENT_CHECK);
  if (!process.env.npm_lifecycle_event) clearInterval(check);
  return () => {
    clearInterval(check);
    for (const signal of SIGNALS) process.off(signal, passOn);
  };
}
