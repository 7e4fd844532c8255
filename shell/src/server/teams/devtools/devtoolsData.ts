import { type Channel, type ReleaseManifest, SHELL, type ShellOffer } from '@tramuntana/contracts';
import type { DevtoolsData, DevtoolsRelease } from '../../../shared/composition/devtools';
import type { LiveRemote } from '../../store/LiveRemote';
import type { Snapshot } from '../../store/Snapshot';
import type { CanaryStatus } from '../../visitors/createVisitors';
import type { PinnedSet } from '../../visitors/Pins';

type Options = {
  /** The owner of the identity that signed in, if one did. */
  who: string | undefined;
  /** The releases of visitors without canary or pin. */
  live: Snapshot;
  /** The version set of the browser that asks. */
  own: Snapshot;
  pins: PinnedSet['pins'];
  /** Versions in the open page, by remote. They may be older than those that the browser would get now. */
  inPage: ReadonlyMap<string, string>;
  shellVersion: string;
  offer: ShellOffer;
  problemOf: (remote: LiveRemote) => string | undefined;
  canaryOf: (remote: string) => CanaryStatus | undefined;
  store: {
    /** Rejects if the release has no readable manifest. */
    manifest(remote: string, version: string): Promise<ReleaseManifest>;
    /** Rejects if the channel cannot be read. */
    channel(remote: string): Promise<Channel>;
  };
};

/** The overlay's data about the site. An unreadable manifest or channel leaves its fields empty. */
export async function devtoolsData(options: Options): Promise<DevtoolsData> {
  const { who, live, own, pins, inPage, shellVersion, offer, problemOf, canaryOf, store } = options;

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
    who,
    revision: own.revision,
    shell: { ...ofShell, canary: undefined, pinned: undefined, problem: undefined, requires: {} },
    remotes: await Promise.all(own.remotes.map(release)),
    lent: { ...offer.packages, '@tramuntana/contracts': offer.contract },
  };
}
