import type { RenderPool } from '../rendering/RenderPool';
import type { ReleaseRegistry } from '../store/ReleaseRegistry';
import { CanaryWatch } from './CanaryWatch';
import type { Evidence } from './canaryEvidence';
import { type CanaryHalt, HaltRequests } from './HaltRequests';
import type { Pins } from './Pins';
import { VisitorSets } from './VisitorSets';

type Parts = {
  registry: ReleaseRegistry;
  pins: Pins;
  pool: Pick<RenderPool, 'problemOf' | 'renderedOf'>;
  /** Asks the process that starts the site to end a canary in the store. */
  askForHalt: (halt: CanaryHalt) => void;
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

export type Canaries = {
  visitors: VisitorSets;
  watch: CanaryWatch;
  /** The canary that a remote's channel names; undefined if none runs. */
  statusOf(remote: string): CanaryStatus | undefined;
  close(): void;
};

/** The parts that give visitors their version sets, and halt a canary that fails. */
export function createCanaries({ registry, pins, pool, askForHalt, log }: Parts): Canaries {
  const halts = new HaltRequests({ ask: askForHalt, isPending: (remote) => registry.isHaltPending(remote) });
  const watch = new CanaryWatch({
    halt(canary, reason) {
      const { name, version } = canary.remote;
      log.error({ remote: name, version, reason }, 'canary halted');
      // Halt it here at once, because the next visitor must not wait for the store.
      registry.halt(canary);
      halts.add(canary, reason);
    },
  });
  return {
    visitors: new VisitorSets({ registry, pins }),
    watch,
    statusOf(name) {
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
