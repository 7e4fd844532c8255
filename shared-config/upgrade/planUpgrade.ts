import { maxSatisfying, prerelease, rcompare, valid } from 'semver';
import { Failure } from 'shared-site';
import type { RemoteFolder } from '../command/findRemote';
import { installedVersion } from '../webpack/sharedModules';
import { type DeprecatedUse, deprecatedUses, newTypeProblems, type TypeProblem } from './deprecatedUses';
import { type Npm, publishedVersions, unpackContract } from './registry';
import { CONTRACT, remoteTypes } from './remoteTypes';

/** The packages of the site that are released on their own, and that a remote gets from a registry. */
const PACKAGES = [CONTRACT, '@tramuntana/ui', '@tramuntana/remote'] as const;

export type UpgradePlan = {
  /** The installed contract: the next build's range begins with it. */
  installed: string;
  target: string;
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
  const installed = installedVersion(CONTRACT, folder);
  const published = await publishedVersions(CONTRACT, folder, npm);
  const target = chooseTarget(installed, published, wanted);
  const now = remoteTypes(folder);
  const today = deprecatedUses(folder, now);
  const others = PACKAGES.filter((name) => name !== CONTRACT);
  const ranges: Record<string, string> = { [CONTRACT]: `^${target}` };
  for (const name of others) {
    const newest = newestOf(await publishedVersions(name, folder, npm)) ?? optionalVersion(name, folder);
    if (newest !== undefined) ranges[name] = `^${newest}`;
  }
  if (target === installed) return { installed, target, deprecated: today, broken: [], ranges };
  const then = remoteTypes(folder, await unpackContract(target, root, npm));
  const broken = newTypeProblems(folder, now, then).map((problem) => {
    const announced = today.find(({ place, name }) => place === problem.place && problem.message.includes(`'${name}'`));
    return announced ? { ...problem, use: announced.use } : problem;
  });
  return { installed, target, deprecated: deprecatedUses(folder, then), broken, ranges };
}

function chooseTarget(installed: string, published: string[], wanted: string | undefined): string {
  if (wanted === undefined) {
    const newest = newestOf(published) ?? installed;
    return rcompare(newest, installed) < 0 ? newest : installed;
  }
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
