import { confirmLive, goLive, type ReleaseSettings, remoteForPath, SHELL } from 'releases';
import { problemText } from 'shared-config/build/buildProblem';
import type { BuildEvent } from 'shared-config/development/watchBuilds';
import type { HotEvents } from './HotEvents';
import type { Pending } from './Pending';

type Options = {
  /** Where builds lie and releases go. */
  releases: ReleaseSettings;
  events: HotEvents;
  pending: Pending;
  print: (line: string) => void;
};

/** Makes a release of each build of development, and tells open pages and the terminal what became of it. */
export class FollowedBuilds {
  private readonly building = new Map<string, () => void>();
  private readonly first = Promise.withResolvers<void>();
  /** Releases go live one after the other, from when the first step is built: remotes are compared with the built shell. */
  private queue: Promise<void> = this.first.promise;
  private readonly failed = new Set<string>();
  /** The paths of each remote that went live. */
  private readonly live = new Map<string, { name: string; mounts: string[] }>();

  /** `steps` are the workspaces in the order of their first builds, the shell among the first. */
  constructor(
    private readonly steps: readonly (readonly string[])[],
    private readonly options: Options,
  ) {
    for (const name of steps.flat()) this.building.set(name, options.pending.begin(name));
  }

  /** Tells of a workspace whether the page at a path shows it: the shell and its remote, and all where no remote is known. */
  shownAt(pathname: string): (name: string) => boolean {
    const remote = remoteForPath([...this.live.values()], pathname);
    return (name) => remote === undefined || name === remote.name || name === SHELL;
  }

  /** Resolves when the workspaces of the first step were built, and released if they could be. Gives those that failed. */
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

  /** Never rejects: a release that does not go live is told of, and the former one stays. */
  private async release(name: string): Promise<void> {
    const { releases, print } = this.options;
    try {
      const change = await goLive(releases, name);
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
