import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of chunks between two collections. */
const PERIOD = 8_000_000;

type Collect = (options: { type: 'minor' }) => void;

let collect: Collect | undefined;
let waiting = 0;

/**
 * Collects the chunks that contents have left as garbage, after each 8 MB of them. V8 by itself starts only after 64 MB of
 * buffers outside of its heap. A minor collection takes about a millisecond.
 */
export function collectChunks(bytes: number): void {
  waiting += bytes;
  if (waiting < PERIOD) return;
  waiting = 0;
  collect ??= exposeCollect();
  collect({ type: 'minor' });
}

/** Only a context that is created after the flag has the function. */
function exposeCollect(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}
