import { type Chain, checkChain, holdsHead } from '../history/chain';
import { ReleaseRefused } from '../refusal';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { Outcome } from './outcome';

type Verified = Omit<Chain, 'problem'> & { remote: string };

/**
 * Checks the hashes of the remotes' histories. `head` is one that an auditor kept: the history of the one remote must hold
 * it. Throws ReleaseRefused with each history that does not fit.
 */
export async function verifyHistory(
  store: ReleaseStore,
  remotes: readonly string[],
  head: string | undefined,
): Promise<Outcome> {
  if (head !== undefined && remotes.length !== 1) {
    throw new ReleaseRefused(undefined, 'a head belongs to one remote: name that remote, too');
  }
  const verified: Verified[] = [];
  const problems: string[] = [];
  for (const remote of remotes) {
    try {
      verified.push(await verify(store, remote, head));
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length === 0) return { data: { remotes: verified }, lines: verified.map(describe) };
  // Each sentence names its remote already.
  throw new ReleaseRefused(undefined, problems.join('\n'));
}

async function verify(store: ReleaseStore, remote: string, head: string | undefined): Promise<Verified> {
  const channel = await store.channel(remote);
  if (head !== undefined && !(channel && holdsHead(channel, head))) {
    throw new ReleaseRefused(
      remote,
      `its history does not hold the head ${head}: entries were cut off, or the whole chain was written anew`,
    );
  }
  if (!channel) return { remote, entries: 0, chained: 0, head: null };
  const { problem, ...chain } = checkChain(channel);
  if (problem !== undefined) throw new ReleaseRefused(remote, problem);
  return { remote, ...chain };
}

function describe({ remote, entries, chained, head }: Verified): string {
  if (entries === 0) return `${remote}: was never live`;
  if (chained === 0) return `${remote}: none of ${entries} entries has a hash; the next change begins the chain`;
  return (
    `${remote}: ${chained} of ${entries} entries are chained, and none was changed, removed, inserted or moved; ` +
    `head ${head}`
  );
}
