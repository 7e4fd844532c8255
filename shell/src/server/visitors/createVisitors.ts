import type { ServerEvents } from '../figures/metrics';
import type { RenderPool } from '../rendering/RenderPool';
import type { ReleaseRegistry } from '../store/ReleaseRegistry';
import { usableRemote } from '../store/releases/usableRemote';
import type { VerifiedReleases } from '../store/releases/VerifiedReleases';
import { TeamIdentities } from '../store/TeamIdentities';
import { CanaryWatch } from './CanaryWatch';
import type { Evidence } from './canaryEvidence';
import { type CanaryHalt, HaltRequests } from './HaltRequests';
import { Pins } from './Pins';
import { TeamAccess } from './TeamAccess';
import { VisitorSets } from './VisitorSets';

type Parts = {
  registry: ReleaseRegistry;
  releases: VerifiedReleases;
  pool: Pick<RenderPool, 'problemOf' | 'renderedOf'>;
  /** The setting TEAMS_TOKEN. */
  teamsToken: string | undefined;
  /** Asks the process that starts the site to end a canary in the store. */
  askForHalt: (halt: CanaryHalt) => void;
  events: Pick<ServerEvents, 'canaryHalted'>;
  log: { error(details: object, message: string): void };
};

/** A canary, why it cannot be used, and the counts of it and of the live release. */
export type CanaryStatus = {
  version: string;
  percent: number;
  problem?: string | undefined;
  /** How many of its routes were rendered. */
  rendered?: number | undefined;
  counts?: Pick<Evidence, 'views' | 'errors'> | undefined;
};

/** The room that decides which versions a browser gets: live ones, canaries, or pins. */
export type VisitorsRoom = {
  sets: VisitorSets;
  watch: CanaryWatch;
  /** The canary that a remote's channel names; undefined if none runs. */
  canaryOf(remote: string): CanaryStatus | undefined;
  access: TeamAccess;
  pins: Pins;
  close(): void;
};

/** Opens the room. It halts a canary that fails, here at once and then in the store. */
export function createVisitors(parts: Parts): VisitorsRoom {
  const { registry, releases, pool, teamsToken, askForHalt, events, log } = parts;
  const halts = new HaltRequests({ ask: askForHalt, isPending: (remote) => registry.isHaltPending(remote) });
  const watch = new CanaryWatch({
    halt(canary, reason) {
      const { name, version } = canary.remote;
      log.error({ remote: name, version, reason }, 'canary halted');
      events.canaryHalted(canary.remote);
      // Halt it here at once, because the next visitor must not wait for the store.
      registry.halt(canary);
      halts.add(canary, reason);
    },
  });
  const access = new TeamAccess(teamsToken, new TeamIdentities(releases.folder));
  const pins = new Pins({
    access,
    isRemote: (name) => registry.isRemote(name),
    current: () => registry.current(),
    usable: (remote, version) => usableRemote(releases, remote, version),
  });
  return {
    sets: new VisitorSets({ registry, pins }),
    watch,
    access,
    pins,
    canaryOf(name) {
      const canary = registry.canaryOf(name);
      if (!canary) {
        const unusable = registry.canaryProblemOf(name);
        return unusable && { version: unusable.version, percent: unusable.percent, problem: unusable.problem };
      }
      const { remote, percent } = canary;
      const { views, errors } = watch.evidenceOf(canary);
      const found = { problem: pool.problemOf(remote), rendered: pool.renderedOf(remote) };
      return { version: remote.version, percent, ...found, counts: { views, errors } };
    },
    close: () => halts.close(),
  };
}
