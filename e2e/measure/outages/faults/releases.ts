import type { Fault } from '../fault';
import { forgeShared, liveShared } from '../sharedRelease';

/** Promotes a new release and rolls it back. Both commands wait until the shells of both sites use the release. */
const release = (remote: string): Fault => ({
  name: `${remote}: a release promoted and rolled back`,
  async produce({ database, traffic, release }) {
    const former = await liveShared(database.url, remote);
    await forgeShared(database.url, remote, 'siguiente');
    for (const [args, live] of [
      [['promote', remote, 'siguiente'], 'siguiente'],
      [['rollback', remote], former],
    ] as const) {
      const said = await release(...args);
      if (!said.includes('2 running shells use it')) throw new Error(said);
      if ((await liveShared(database.url, remote)) !== live) throw new Error(`${live} is not live`);
      await traffic.more({ page: 16, acknowledged: 2 });
    }
  },
});

export const blogRelease = release('mfe-blog');
export const shellRelease = release('shell');
