/**
 * Resolves `told` at a signal, or when the reader of the output closes it, as `head` does after its lines. Before `ready()`,
 * these end this process at once, and its servers end themselves.
 */
export function stopSignal() {
  let isReady = false;
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  // A signal often comes twice: once from the terminal, which signals all its processes, and once from npm.
  const listen = () => (isReady ? tell() : process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, listen);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', listen);
  // npm runs a script in a shell. A signal to npm ends that shell but does not reach this process; only its parent changes.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && listen(), 500).unref();
  return {
    told,
    ready: () => {
      isReady = true;
    },
  };
}
