import type { Channel } from 'shared-contracts';
import { type Canary, canaryIn, type NamedCanary, runOf } from './Canary';
import type { LiveRemote } from './LiveRemote';

type Options = {
  /** Rejects if the release cannot run here. */
  verified: (version: string) => Promise<LiveRemote>;
  /** Prepares the canary beside the live release. Never rejects. */
  prepare: (canary: LiveRemote, live: LiveRemote) => Promise<void>;
  /** Called when another canary is in use, or none any more, or why it cannot be used is known. */
  changed: () => void;
  warn: (details: object, message: string) => void;
};

/** Follows the canary of one remote. One that cannot be used, or that this shell has halted, is nobody's. */
export class FollowedCanary {
  private used: Canary | undefined;
  private unusable: (NamedCanary & { problem: string }) | undefined;
  /** The runs that the channel names, and that this shell has halted. */
  private named: string | undefined;
  private halted: string | undefined;
  /** What was followed last: the run, and the live release that it is compared with. */
  private followed = '';

  constructor(private readonly options: Options) {}

  /** The canary in use, if one runs. */
  get current(): Canary | undefined {
    return this.used;
  }

  /** The canary that the channel names and that cannot be used, and why. */
  get problem(): (NamedCanary & { problem: string }) | undefined {
    return this.unusable;
  }

  /** Whether the channel still names the canary that this shell has halted. */
  get isHaltPending(): boolean {
    return this.halted !== undefined && this.halted === this.named;
  }

  /** Gives all visitors the live release, until the channel names another run. */
  halt(canary: Canary): void {
    if (this.used !== canary) return;
    this.halted = runOf({ ...canary, version: canary.remote.version });
    this.used = undefined;
    this.options.changed();
  }

  /**
   * Follows the channel; `live` is the release in use, if there is one. Without its channel a canary ends: nobody can say
   * whether it should go on. Never rejects.
   */
  async follow(channel: Channel | undefined, live: LiveRemote | undefined): Promise<void> {
    const asked = channel && canaryIn(channel);
    const run = asked && runOf(asked);
    const { used } = this;
    const followed = `${run} beside ${live?.version} ${live?.status}`;
    // Where releases are copied from another machine, a canary may come after its channel.
    if (followed === this.followed && !this.unusable) return;
    this.followed = followed;
    this.named = run;
    const canRun = live?.status === 'available' && live.version !== asked?.version && run !== this.halted;
    const found = asked && canRun ? await this.find(asked, live) : undefined;
    const former = this.unusable?.problem;
    this.used = found && 'remote' in found ? found : undefined;
    this.unusable = found && 'problem' in found ? found : undefined;
    const isNewProblem = this.unusable?.problem !== former;
    if (this.unusable && isNewProblem) {
      const { version, problem } = this.unusable;
      this.options.warn({ version, reason: problem }, 'canary cannot be used');
    }
    if (used || this.used || isNewProblem) this.options.changed();
  }

  private async find(asked: NamedCanary, live: LiveRemote): Promise<Canary | (NamedCanary & { problem: string })> {
    const { version, percent, since } = asked;
    try {
      const known = this.used?.remote;
      const remote = known?.version === version ? known : await this.options.verified(version);
      if (pathsOf(remote) !== pathsOf(live)) {
        throw new Error(`it answers ${pathsOf(remote)}, and the live release ${pathsOf(live)}`);
      }
      if (remote !== known) await this.options.prepare(remote, live);
      return { remote, live: live.version, percent, since };
    } catch (error) {
      return { ...asked, problem: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** An address must be one remote's for all visitors. */
const pathsOf = ({ mounts }: LiveRemote) => [...mounts].sort().join(', ');
