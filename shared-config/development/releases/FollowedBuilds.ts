import { remoteForPath, SHELL } from '@tramuntana/contracts';
import { confirmLive, goLive, type ReleaseSettings } from 'releases/development';
import { problemText } from '../../build/buildProblem';
import type { HotEvents } from '../front/HotEvents';
import type { BuildEvent } from '../watchBuilds';
import type { Pending } from './Pending';

type Options = {
  /** The folders of builds and releases. */
  releases: ReleaseSettings;
  /** Called when a workspace has a new live release, before the running shell has confirmed it. */
  live?: (name: string) => Promise<void>;
  events: HotEvents;
  pending: Pending;
  print: (line: string) => void;
};

/** Releases each development build, and reports the result to open pages and the terminal. */
export class FollowedBuilds {
  private readonly building = new Map<string, () => void>();
  private readonly first = Promise.withResolvers<void>();
  /** Releases go live one at a time. */
  private queue: Promise<void>;
  private readonly failed = new Set<string>();
  /** The paths of each live remote. */
  private readonly live = new Map<string, { name: string; mounts: string[] }>();

  /**
   * `steps` lists the workspaces in the order of their first builds. Remotes are compared with the shell, so they go live
   * after it: it belongs to the first step, or resolves `shellTaken`.
   */
  constructor(
    private readonly steps: readonly (readonly string[])[],
    private readonly options: Options,
    shellTaken: Promise<unknown> = Promise.resolve(),
  ) {
    this.queue = Promise.all([this.first.promise, shellTaken.catch(() => {})]).then(() => {});
    for (const name of steps.flat()) this.building.set(name, options.pending.begin(name));
  }

  /** Whether the page at a path shows a workspace: the shell, the path's remote, or all if no remote matches. */
  shownAt(pathname: string): (name: string) => boolean {
    const remote = remoteForPath([...this.live.values()], pathname);
    return (name) => remote === undefined || name === remote.name || name === SHELL;
  }

  /** Resolves when the first step is built, and released where possible. Returns the workspaces whose build failed. */
  async firstReleases(): Promise<ReadonlySet<string>> {
    await this.first.promise;
    await this.queue;
    return this.failed;
  }

  follow(event: BuildEvent): void {
    const { events, pending } = this.options;
    const { name } = event;
    if (event.state === 'building') {
      if (!this.building.has(name)) this.building.set(name, pending.begin(name));
      events.building(name);
    } else if (event.state === 'page') events.builtPage(event);
    else this.finish(event);
  }

  private finish(event: Extract<BuildEvent, { state: 'built' }>): void {
    const { name, version } = event;
    this.report(event);
    const end = this.building.get(name) ?? (() => {});
    this.building.delete(name);
    if (version === undefined) {
      this.failed.add(name);
      end();
    } else {
      this.failed.delete(name);
      this.queue = this.queue.then(() => this.release(name)).finally(end);
    }
    if (!this.steps[0]?.some((each) => this.building.has(each))) this.first.resolve();
  }

  /** Never rejects: a failed release is reported, and the former one stays live. */
  private async release(name: string): Promise<void> {
    const { releases, live, print } = this.options;
    try {
      const change = await goLive(releases, name);
      await live?.(name);
      const confirmation = await confirmLive(releases.store, change);
      if (confirmation.outcome === 'failed') print(`${name}: ${confirmation.problem}`);
      const manifest = await releases.store.manifest(name, change.live ?? '');
      if (manifest) this.live.set(name, { name, mounts: manifest.mounts });
    } catch (error) {
      print((error as Error).message);
    }
  }

  private report({ name, version, ms, errors, warnings }: Extract<BuildEvent, { state: 'built' }>): void {
    const { print } = this.options;
    print(`${name.padEnd(14)} ${version === undefined ? 'FAILED' : `built in ${(ms / 1000).toFixed(1)} s`}`);
    for (const problem of errors) print(`  error in ${problemText(problem)}`);
    for (const problem of warnings) print(`  warning in ${problemText(problem)}`);
  }
}
