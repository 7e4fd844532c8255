import { type Channel, type ChannelChange, isRetired } from '@tramuntana/contracts';
import { type PublicKey, signatureProblem } from '@tramuntana/contracts/signature';
import { authorOf, describeTime, verbOf } from '../history/describeChange';
import { lastGoodVersion } from '../history/releaseState';
import { ReleaseRefused } from '../refusal';
import type { SignatureKeys } from '../signatures/signatureKeys';
import type { ReleaseStore, RunningShell, ServedRemote } from '../store/ReleaseStore';
import { type Outcome, table } from './outcome';

type RemoteStatus = {
  remote: string;
  /** The live version in the channel; null if there is no channel, or it cannot be read. */
  wanted: string | null;
  retired: boolean;
  /** The release that some visitors get instead; null if there is none. */
  canary: Channel['canary'] | null;
  /** What each running shell reports of the remote. */
  inUse: (Omit<ServedRemote, 'name'> & { shell: string })[];
  published: number;
  lastChange: ChannelChange | null;
  /** Problems of the remote in the store, a sentence each. */
  problems: string[];
};

const HEADINGS = ['remote', 'wanted', 'in use', 'published', 'last change'];

/** The wanted version of each remote, the versions that the running shells use, and all problems. */
export async function status(
  store: ReleaseStore,
  names: readonly string[],
  signatureKeys?: SignatureKeys,
): Promise<Outcome> {
  const shells = await store.shells();
  const remotes: RemoteStatus[] = [];
  for (const name of names) remotes.push(await statusOf(store, name, shells, signatureKeys?.known ?? []));
  const running = shells.map(({ shell }) => shell);
  const lines = [
    ...table([HEADINGS, ...remotes.map(rowOf)]),
    running.length > 0 ? `running shells: ${running.join(', ')}` : 'no shell runs on this store',
    ...remotes.flatMap(({ remote, canary }) =>
      canary ? [`canary: ${remote} ${canary.version}, ${canary.percent} % of the visitors`] : [],
    ),
    ...remotes.flatMap(({ remote, inUse }) =>
      inUse.flatMap(({ shell, version, problem, inBrowsers }) => [
        ...(problem ? [`problem: ${remote} in ${shell}: ${problem}`] : []),
        ...(inBrowsers ? [`problem: ${remote} ${version} in ${shell}: ${inBrowsers}`] : []),
      ]),
    ),
    ...remotes.flatMap(({ problems }) => problems),
  ];
  return { data: { shells: running, remotes }, lines };
}

async function statusOf(
  store: ReleaseStore,
  remote: string,
  shells: RunningShell[],
  keys: readonly PublicKey[],
): Promise<RemoteStatus> {
  const { releases, damaged } = await store.releases(remote);
  const problems = damaged.map(({ version, reason }) => `damaged: ${remote} ${version}: ${reason}`);
  const channel = await store.channel(remote).catch((error: unknown) => {
    if (!(error instanceof ReleaseRefused)) throw error;
    problems.push(error.message);
    return undefined;
  });
  for (const version of needed(channel)) {
    const manifest = releases.find((release) => release.version === version);
    const damage = manifest ? await store.damageOf(manifest) : ['it is not in the store'];
    problems.push(...damage.map((reason) => `damaged: ${remote} ${version}: ${reason}`));
    const unsigned = manifest && signatureProblem(manifest, keys);
    if (unsigned !== undefined) problems.push(`refused: ${remote} ${version}: ${unsigned}`);
  }
  return {
    remote,
    wanted: channel?.live ?? null,
    retired: channel !== undefined && isRetired(channel),
    canary: channel?.canary ?? null,
    inUse: shells.flatMap(({ shell, remotes }) =>
      remotes.filter(({ name }) => name === remote).map(({ name: _, ...served }) => ({ shell, ...served })),
    ),
    published: releases.length,
    lastChange: channel?.history.at(-1) ?? null,
    problems,
  };
}

/** The releases whose signatures and files are checked: the live and the last good one. */
const needed = (channel: Channel | undefined): string[] =>
  channel ? [channel.live, lastGoodVersion(channel)].filter((version) => version !== undefined) : [];

function rowOf({ remote, wanted, retired, inUse, published, lastChange, problems }: RemoteStatus): string[] {
  const unread = problems.length > 0 ? 'unreadable' : '-';
  const used = [...new Set(inUse.map(({ version, status }) => (status === 'available' ? version : 'unavailable')))];
  const change = lastChange ? `${describeTime(lastChange.at)} ${verbOf(lastChange)} by ${authorOf(lastChange)}` : '-';
  return [remote, retired ? 'retired' : (wanted ?? unread), used.join(', ') || '-', String(published), change];
}
