import { type Channel, type ReleaseManifest, SHELL, type ShellOffer } from 'shared-contracts';
import type { DevtoolsData, DevtoolsRelease } from '../../../shared/composition/devtools';
import type { CanaryStatus } from '../../canary/createCanaries';
import type { LiveRemote } from '../../registry/LiveRemote';
import type { Snapshot } from '../../registry/Snapshot';
import type { PinnedSet } from '../Pins';

type Options = {
  /** The releases of visitors without canary or pin. */
  live: Snapshot;
  /** What the browser that asks gets. */
  own: Snapshot;
  pins: PinnedSet['pins'];
  /** Versions that the open page has, by remote: they may be older than what the browser would get now. */
  inPage: ReadonlyMap<string, string>;
  shellVersion: string;
  offer: ShellOffer;
  problemOf: (remote: LiveRemote) => string | undefined;
  canaryOf: (remote: string) => CanaryStatus | undefined;
  store: {
    /** Rejects where the release has none that can be read. */
    manifest(remote: string, version: string): Promise<ReleaseManifest>;
    /** Rejects where the channel cannot be read. */
    channel(remote: string): Promise<Channel>;
  };
};

/** What the overlay is told of the site. A manifest or a channel that cannot be read leaves its fields empty. */
export async function devtoolsData(options: Options): Promise<DevtoolsData> {
  const { live, own, pins, inPage, shellVersion, offer, problemOf, canaryOf, store } = options;

  async function release(remote: LiveRemote): Promise<DevtoolsRelease> {
    const { name, mounts, version } = remote;
    const manifest = await store.manifest(name, inPage.get(name) ?? version).catch(() => undefined);
    const pin = pins.find((one) => one.remote === name);
    const canary = canaryOf(name);
    return {
      name,
      mounts,
      version,
      live: live.remotes.find((one) => one.name === name)?.version,
      canary: canary && { version: canary.version, percent: canary.percent },
      pinned: pin?.version,
      problem: pin?.problem ?? remote.reason ?? problemOf(remote),
      contract: manifest?.contract,
      requires: manifest?.requires ?? {},
    };
  }

  const channel = await store.channel(SHELL).catch(() => undefined);
  const ofShell = { name: SHELL, mounts: [], version: shellVersion, live: channel?.live, contract: undefined };
  return {
    revision: own.revision,
    shell: { ...ofShell, canary: undefined, pinned: undefined, problem: undefined, requires: {} },
    remotes: await Promise.all(own.remotes.map(release)),
    lent: { ...offer.packages, 'shared-contracts': offer.contract },
  };
}
