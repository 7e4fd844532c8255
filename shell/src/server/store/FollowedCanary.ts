import type { Channel } from '@tramuntana/contracts';
import { type Canary, canaryIn, type NamedCanary, runOf } from './Canary';
import type { LiveRemote } from './LiveRemote';

type Options = {
  /** Rejects if the release cannot run here. */
  usable: (version: string) => Promise<LiveRemote>;
  /** Prepares the canary beside the live release. Never rejects. */
  prepare: (canary: LiveRemote, live: LiveRemote) => Promise<void>;
  /** Called when the canary in use changes or ends, and when the reason why it cannot be used changes. */
  changed: () => void;
  warn: (details: object, message: string) => void;
};

/** What visitors get of the canary that the channel names. */
type State =
  | { kind: 'none' }
  | { kind: 'running'; canary: Canary }
  | { kind: 'unusable'; canary: UnusableCanary }
  /** This shell has halted the run, and the channel still names it. */
  | { kind: 'halted' };

/** A canary that the channel names, and why it cannot be used. */
export type UnusableCanary = NamedCanary & { problem: string };

/**
 * Follows the canary of one remote. If it cannot be used, or this shell has halted it, every visitor gets the live release.
 */
export class FollowedCanary {
  private state: State = { kind: 'none' };
  /** The last run that this shell halted. It stays halted while the channel cannot be read. */
  private halted: string | undefined;
  /** The run that was followed last, and the live release that it is compared with. */
  private followed = '';

  constructor(private readonly options: Options) {}

  /** The canary in use, if one runs. */
  get current(): Canary | undefined {
    return this.state.kind === 'running' ? this.state.canary : undefined;
  }

  /** The canary that the channel names, and why it cannot be used; undefined if it can. */
  get problem(): UnusableCanary | undefined {
    return this.state.kind === 'unusable' ? this.state.canary : undefined;
  }

  /** Whether the channel still names the canary that this shell has halted. */
  get isHaltPending(): boolean {
    return this.state.kind === 'halted';
  }

  /** Gives all visitors the live release, until the channel names another run. */
  halt(canary: Canary): void {
    if (this.current !== canary) return;
    this.halted = runOf({ ...canary, version: canary.remote.version });
    this.state = { kind: 'halted' };
    this.options.changed();
  }

  /**
   * Follows the channel; `live` is the release in use, if there is one. Without its channel a canary ends, because it is
   * unknown whether it should go on. Never rejects.
   */
  async follow(channel: Channel | undefined, live: LiveRemote | undefined): Promise<void> {
    const asked = channel && canaryIn(channel);
    const followed = `${asked && runOf(asked)} beside ${live?.version} ${live?.status}`;
    // If releases are copied from another machine, a canary's files may arrive after its channel.
    if (followed === this.followed && this.state.kind !== 'unusable') return;
    this.followed = followed;
    const former = this.state;
    this.state = await this.stateOf(asked, live);
    const problem = this.problem?.problem;
    const isNewProblem = problem !== (former.kind === 'unusable' ? former.canary.problem : undefined);
    if (problem !== undefined && isNewProblem) {
      this.options.warn({ version: asked?.version, reason: problem }, 'canary cannot be used');
    }
    if (former.kind === 'running' || this.state.kind === 'running' || isNewProblem) this.options.changed();
  }

  private async stateOf(asked: NamedCanary | undefined, live: LiveRemote | undefined): Promise<State> {
    if (!asked) return { kind: 'none' };
    const isHalted = () => runOf(asked) === this.halted;
    if (isHalted()) return { kind: 'halted' };
    if (live?.status !== 'available' || live.version === asked.version) return { kind: 'none' };
    try {
      const canary = await this.find(asked, live);
      // Its visitors may have failed meanwhile.
      return isHalted() ? { kind: 'halted' } : { kind: 'running', canary };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { kind: 'unusable', canary: { ...asked, problem } };
    }
  }

  /** Rejects if the canary cannot run beside the live release. */
  private async find({ version, percent, since }: NamedCanary, live: LiveRemote): Promise<Canary> {
    const known = this.current?.remote;
    const remote = known?.version === version ? known : await this.options.usable(version);
    if (pathsOf(remote) !== pathsOf(live)) {
      throw new Error(`it answers ${pathsOf(remote)}, and the live release ${pathsOf(live)}`);
    }
    if (remote !== known) await this.options.prepare(remote, live);
    return { remote, live: live.version, percent, since };
  }
}

/** An address must belong to the same remote for all visitors. */
const pathsOf = ({ mounts }: LiveRemote) => [...mounts].sort().join(', ');
