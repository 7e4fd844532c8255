import { type LiveReleases, SHELL } from 'releases/development';
import { Failure } from 'shared-site';

type Order = {
  /** Workspaces from source that are built before the site answers. */
  named: readonly string[];
  /** Workspaces from source that are built after that. */
  later: readonly string[];
  /** The releases of the others. */
  source: LiveReleases;
};

/**
 * The workspaces to build, in two steps. The second follows while the site already answers, because a page waits only for
 * the workspaces that it shows. `missing` have no release, so they are built here. Throws a Failure if there is no source.
 */
export function buildSteps(
  { named, later, source }: Order,
  missing: readonly string[],
  workspaces: readonly { name: string }[],
): string[][] {
  for (const name of missing) {
    if (!workspaces.some((workspace) => workspace.name === name)) {
      throw new Failure(`${name} has no live release in ${source.place}, and no source here: name a site that has it`);
    }
    console.log(`${name} has no live release, so it is built here, too`);
  }
  const first = missing.includes(SHELL) ? [SHELL, ...named] : [...named];
  const rest = [...later, ...missing.filter((name) => name !== SHELL)];
  return [first, rest].filter((step) => step.length > 0);
}
