import { type Channel, type ChannelChange, SHELL } from '@tramuntana/contracts';
import { withChange } from '../history/chain';
import { describeChange } from '../history/describeChange';
import { lastCanaryChange, liveVersion } from '../history/releaseState';
import { ReleaseRefused } from '../refusal';
import type { ReleaseSettings, ReleaseStore } from '../store/ReleaseStore';
import { verifiedRelease } from '../store/verifiedRelease';
import { liveMounts } from './rules/mountRules';
import { refuseUnfit } from './rules/offerRules';

/** The largest share, in percent. Above it, too few visitors would get the live release for a comparison. */
const MAX_PERCENT = 50;

export type CanaryChange = {
  remote: string;
  /** The version that all other visitors get. */
  live: string;
  version: string;
  /** 0 if the canary ended. */
  percent: number;
  /** Time of the history entry of this change; undefined if the channel has none. */
  since?: string | undefined;
  /** False if it was so already and nothing was written. */
  changed: boolean;
};

type Author = Pick<ChannelChange, 'who' | 'reason'>;

/**
 * Gives a published version to `percent` of the visitors, or changes the share of the running canary. A version is refused
 * if it could not go live. It is refused, too, if its paths differ from those of the live release, because an address
 * belongs to the same remote for all visitors.
 */
export async function startCanary(
  settings: ReleaseSettings,
  remote: string,
  version: string,
  percent: number,
  author: Author = {},
): Promise<CanaryChange> {
  if (remote === SHELL) throw new ReleaseRefused(remote, 'renders every page, so it has no canary; promote it instead');
  if (percent > MAX_PERCENT) {
    throw new ReleaseRefused(
      remote,
      `a canary has at most ${MAX_PERCENT} percent of the visitors, because the others are what it is compared with; ` +
        `for all: npm run release -- promote ${remote} ${version}`,
    );
  }
  const { store } = settings;
  return store.exclusively(remote, async () => {
    const channel = await store.channel(remote);
    const live = liveVersion(channel);
    if (!channel || live === null) {
      const advice = `promote a release: npm run release -- promote ${remote} ${version}`;
      throw new ReleaseRefused(remote, `is not live, so a canary has nothing to be compared with; ${advice}`);
    }
    if (live === version) throw new ReleaseRefused(remote, `${version} is live: all visitors get it`);
    const { canary } = channel;
    if (canary && canary.version !== version) {
      const advice = `first end it: npm run release -- canary ${remote} --stop`;
      throw new ReleaseRefused(remote, `${canary.version} is its canary already, and it can have one; ${advice}`);
    }
    if (canary?.percent === percent) {
      return { remote, live, version, percent, since: lastCanaryChange(channel)?.at, changed: false };
    }
    const manifest = await verifiedRelease(store, remote, version, settings.signatureKeys);
    await refuseUnfit(settings, manifest, 'operator');
    const paths = [...(await liveMounts(settings, remote))].sort().join(', ');
    const own = [...manifest.mounts].sort().join(', ');
    if (own !== paths) {
      throw new ReleaseRefused(
        remote,
        `${version} answers ${own || 'no path'}, and the live release ${paths || 'no path'}; a canary must answer the ` +
          `same, so promote it instead: npm run release -- promote ${remote} ${version}`,
      );
    }
    const since = await write(store, channel, { version, percent }, author);
    return { remote, live, version, percent, since, changed: true };
  });
}

/** Ends the canary of a remote, so that all visitors get the live release. Refused if none runs. */
export async function stopCanary(store: ReleaseStore, remote: string, author: Author = {}): Promise<CanaryChange> {
  const change = await end(store, remote, () => true, author);
  if (change) return change;
  const last = (await store.channel(remote))?.history.at(-1);
  const since = last ? ` (${describeChange(last)})` : '';
  throw new ReleaseRefused(remote, `has no canary${since}, so there is nothing to end`);
}

/** A canary that must not go on, and why: a shell found it worse than the live release, or cannot use it. */
export type CanaryHalt = {
  remote: string;
  version: string;
  /** Time of the history entry that started it or set its share; undefined if the channel has none. */
  since?: string | undefined;
  reason: string;
};

/**
 * Ends a canary that must not go on. If that canary no longer runs, this writes nothing and resolves to false. Another shell
 * may have been faster. An operator may have started another canary, or the same one again, knowing why it was halted.
 */
export async function haltCanary(store: ReleaseStore, halt: CanaryHalt, who: string | undefined): Promise<boolean> {
  const { remote, version, since, reason } = halt;
  const isSame = (channel: Channel) => channel.canary?.version === version && lastCanaryChange(channel)?.at === since;
  return (await end(store, remote, isSame, { who, reason })) !== undefined;
}

/** Ends the running canary if `isMeant` accepts the channel; else gives undefined. */
async function end(
  store: ReleaseStore,
  remote: string,
  isMeant: (channel: Channel) => boolean,
  author: Author,
): Promise<CanaryChange | undefined> {
  return store.exclusively(remote, async () => {
    const channel = await store.channel(remote);
    const { canary } = channel ?? {};
    if (!channel || !canary || !isMeant(channel)) return undefined;
    const since = await write(store, channel, { version: canary.version, percent: 0 }, author);
    return { remote, live: channel.live, version: canary.version, percent: 0, since, changed: true };
  });
}

/** Returns the time of the entry that it adds to the history. */
async function write(
  store: ReleaseStore,
  seen: Channel,
  canary: NonNullable<ChannelChange['canary']>,
  { who, reason }: Author,
): Promise<string> {
  const { remote, live, history } = seen;
  const at = new Date().toISOString();
  const entry: ChannelChange = { at, action: 'canary', from: live, to: live, by: 'operator', who, reason, canary };
  const running = canary.percent > 0 ? canary : undefined;
  const next = { ...seen, canary: running, history: withChange(remote, history, entry) };
  if (await store.replaceChannel(next, seen)) return at;
  throw new ReleaseRefused(
    seen.remote,
    `was changed meanwhile in ${store.place}, so its canary was not; try again`,
    'conflict',
  );
}
