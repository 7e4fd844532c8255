import { setTimeout as sleep } from 'node:timers/promises';
import type { PublicKey } from '@tramuntana/contracts/signature';
import type { DirectoryStore } from '../store/directory/DirectoryStore';
import { listen } from '../store/postgres/notifications';
import type { PostgresStore } from '../store/postgres/PostgresStore';
import { forwardReports } from './forwardReports';
import { StoreMirror } from './StoreMirror';

/** How often the store's revision is polled, in milliseconds. If a notification is lost, this is the delay. */
const POLL_INTERVAL = 1000;

/**
 * Keeps the folder `to` a copy of the database, and forwards the reports of the folder's shells to the database. Resolves
 * after the first copy, even if that failed: the site then starts with the previous copy. With `keys`, it copies only
 * releases that one of them signed. The returned function ends it.
 */
export async function followStore(
  from: PostgresStore,
  to: DirectoryStore,
  print: (line: string) => void,
  keys?: readonly PublicKey[],
): Promise<() => Promise<void>> {
  const end = new AbortController();
  let wake = new AbortController();
  const follow = follower(from, new StoreMirror({ from, to, keys, print }));
  const listener = listen(from.url, () => wake.abort());
  await listener.connect();
  await follow();
  const loop = (async () => {
    while (!end.signal.aborted) {
      await sleep(POLL_INTERVAL, undefined, { signal: wake.signal }).catch(() => {});
      if (end.signal.aborted) break;
      // Set before the copy, so that a notification during the copy starts another one.
      wake = new AbortController();
      await listener.connect();
      await follow();
    }
  })();
  const reports = forwardReports(to, from, end.signal);
  return async () => {
    end.abort();
    wake.abort();
    await Promise.all([loop, reports]);
    await listener.close();
  };
}

/** Returns a function that copies the changes since its last call, and retries copies that failed. */
function follower(from: PostgresStore, mirror: StoreMirror): () => Promise<void> {
  let copied: string | undefined;
  return async () => {
    // Read before the copy, so that changes during the copy are copied next time.
    const revision = await from.revision().catch(() => undefined);
    if (revision !== undefined && revision === copied) return;
    copied = (await mirror.copy()) ? revision : undefined;
  };
}
