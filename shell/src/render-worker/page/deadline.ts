/** Resolves after the given time, or as soon as the signal aborts. */
export function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

/** Settles like the promise, unless the signal aborts first: then it rejects with the signal's reason. */
export function unlessAborted<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    promise.then(resolve, reject);
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
