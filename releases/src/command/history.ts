import { authorOf, describeTime, verbOf, versionOf } from '../history/describeChange';
import type { ReleaseStore } from '../store/ReleaseStore';
import { type Outcome, table } from './outcome';

const HEADINGS = ['when (UTC)', 'what', 'version', 'before', 'who', 'why'];

/** Every change of a remote's live release and canary, newest first: when, what, who and why. */
export async function history(store: ReleaseStore, remote: string): Promise<Outcome> {
  const changes = ((await store.channel(remote))?.history ?? []).toReversed();
  const rows = changes.map((change) => [
    describeTime(change.at),
    verbOf(change),
    versionOf(change),
    change.from ?? '-',
    authorOf(change),
    change.reason ?? '',
  ]);
  return {
    data: { remote, history: changes },
    lines: rows.length > 0 ? table([HEADINGS, ...rows]) : [`${remote}: was never live`],
  };
}
