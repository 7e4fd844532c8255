import type { Channel } from 'shared-contracts';
import { type Canary, canaryIn, type NamedCanary, runOf } from './Canary';
import type { LiveRemote } from './LiveRemote';

type Options = {
  /** Rejects if the release cannot run here. */
  verified: (version: string) => Promise<LiveRemote>;
  /** Prepares the canary beside the live release. Never rejects. */
  prepare: (canary: LiveRemote, live: LiveRemote) => Promise<void>;
  /** Called when the canary in use changes or ends, and when the reason why it cannot be used changes. */
  changed: () => void;
  warn: (details: object, message: string) => void;
};

/**
 * Follows the canary of one remote. If it cannot be used, or this shell has halted it, every visitor gets the live release.
 */
export class FollowedCanary {
  private used: Canary | undefined;
  private unusable: (NamedCanary & { problem: string }) | undefined;
  /** The run that the channel names, and the last run that this shell halted. */
  private named: string | undefined;
  private halted: string | undefined;
  /** The run that was followed last, and the live release that it is compared with. */
  private followed = '';

  constructor(private readonly options: Options) {}

  /** The canary in use, if one runs. */
  get current(): Canary | undefined {
    return this.used;
  }

  /** The canary that the channel names, and why it cannot be used; undefined if it can. */
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
   * Follows the channel; `live` is the release in use, if there is one. Without its channel a canary ends, because it is
   * unknown whether it should go on. Never rejects.
   */
  async follow(channel: Channel | undefined, live: LiveRemote | undefined): Promise<void> {
    const asked = channel && canaryIn(channel);
    const run = asked && runOf(asked);
    const { used } = this;
    const followed = `${run} beside ${live?.version} ${live?.status}`;
    // If releases are copied from another machine, a canary's files may arrive after its channel.
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

/** An address must belong to the same remote for all visitors. */
const pathsOf = ({ mounts }: LiveRemote) => [...mounts].sort().join(', ');
