import { gt, maxSatisfying, prerelease, rcompare, satisfies, valid } from 'semver';
import { Failure } from 'shared-site';
import type { RemoteFolder } from '../command/findRemote';
import { installedVersion } from '../webpack/sharedModules';
import { type DeprecatedUse, deprecatedUses, newTypeProblems, type TypeProblem } from './deprecatedUses';
import { type Npm, publishedVersions, releasedVersions, withContract } from './registry';
import { CONTRACT, remoteTypes } from './remoteTypes';

/** The packages of the site that are released on their own, and that a remote gets from a registry. */
const PACKAGES = [CONTRACT, '@tramuntana/ui', '@tramuntana/remote'] as const;

/** The changes that another version of the contract brings for a remote. */
export type UpgradePlan = {
  /** The installed contract: the next build's range begins with it. */
  installed: string;
  target: string;
  /** The newest contract of the registry, or the installed one if that is newer. */
  newest: string;
  /** Deprecated names that the remote uses, with the target. */
  deprecated: DeprecatedUse[];
  /** Type errors that the target causes and the installed contract does not. */
  broken: (TypeProblem & { use?: string })[];
  /** The ranges that go together, by package. */
  ranges: Record<string, string>;
};

/** Compares a remote with another version of the contract: with `wanted`, or else with the registry's newest one. */
export async function planUpgrade(remote: RemoteFolder, wanted: string | undefined, npm: Npm): Promise<UpgradePlan> {
  const { folder, root } = remote;
  const installed = optionalVersion(CONTRACT, folder);
  if (installed === undefined) throw new Failure(`${CONTRACT} is not installed for ${remote.name}: run npm install`);
  const published = await publishedVersions(CONTRACT, folder, npm);
  const released = newestOf(published) ?? installed;
  const newest = gt(released, installed) ? released : installed;
  const target = chooseTarget({ installed, published, newest }, wanted);
  const now = remoteTypes(folder);
  const today = deprecatedUses(folder, now);
  const others = PACKAGES.filter((name) => name !== CONTRACT);
  const ranges: Record<string, string> = { [CONTRACT]: `^${target}` };
  for (const name of others) {
    const fitting = await fittingVersion(name, target, folder, npm);
    if (fitting !== undefined) ranges[name] = `^${fitting}`;
  }
  if (target === installed) return { installed, target, newest, deprecated: today, broken: [], ranges };
  return withContract(target, root, npm, (contract) => {
    const then = remoteTypes(folder, contract);
    const broken = newTypeProblems(folder, now, then).map((problem) => {
      const announced = today.find(
        ({ place, name }) => place === problem.place && problem.message.includes(`'${name}'`),
      );
      return announced ? { ...problem, use: announced.use } : problem;
    });
    return { installed, target, newest, deprecated: deprecatedUses(folder, then), broken, ranges };
  });
}

/** The newest version of a package that accepts a contract: a registry's, or else the installed one. */
async function fittingVersion(name: string, contract: string, folder: string, npm: Npm): Promise<string | undefined> {
  const released = await releasedVersions(name, folder, npm);
  if (released.length === 0) return optionalVersion(name, folder);
  const fitting = released.filter((each) => each.contract === undefined || satisfies(contract, each.contract));
  return newestOf(fitting.map(({ version }) => version));
}

type Versions = { installed: string; published: string[]; newest: string };

function chooseTarget({ installed, published, newest }: Versions, wanted: string | undefined): string {
  if (wanted === undefined) return newest;
  const found = valid(wanted) === installed ? installed : maxSatisfying(published, wanted);
  if (found !== null) return found;
  const known = published.length > 0 ? published.join(', ') : 'none';
  throw new Failure(`the registry has no ${CONTRACT} ${wanted}; it has: ${known}; name one of them`);
}

const newestOf = (versions: readonly string[]): string | undefined =>
  versions.filter((version) => prerelease(version) === null).toSorted(rcompare)[0];

function optionalVersion(name: string, folder: string): string | undefined {
  try {
    return installedVersion(name, folder);
  } catch {
    // A remote may do without the design kit.
    return undefined;
  }
}
