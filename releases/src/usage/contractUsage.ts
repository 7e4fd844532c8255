import { type ShellOffer, WHOLE_MODULE } from '@tramuntana/contracts';
import { lendingShells } from '../live/rules/offerRules';
import type { ReleaseStore } from '../store/ReleaseStore';
import { describeRelease, releasesInUse } from './releasesInUse';

/** The users of each name that the shell lends. A release is named as `mfe-blog 1.0.0-a (live)`. */
export type ContractUsage = {
  /** Each name that a shell lends or a release imports, by module; `*` stands for the whole module. */
  names: { module: string; name: string; usedBy: string[] }[];
  /** The ranges that releases ask for: of the contract, and of the packages that the shell lends. */
  ranges: { package: string; range: string; usedBy: string[] }[];
};

/** Reads from the manifests of the releases in use what they need of the shell. With `only`, just that name or package. */
export async function contractUsage(store: ReleaseStore, only?: string): Promise<ContractUsage> {
  const releases = await releasesInUse(store);
  const names = new Map<string, { module: string; name: string; usedBy: string[] }>();
  const ranges = new Map<string, { package: string; range: string; usedBy: string[] }>();
  const nameEntry = (module: string, name: string) => entry(names, `${module} ${name}`, { module, name, usedBy: [] });
  for (const { offer } of await lendingShells(store)) {
    for (const [module, name] of lentNames(offer)) nameEntry(module, name);
  }
  for (const release of releases) {
    const { contract, requires = {}, imports = {} } = release.manifest;
    const who = describeRelease(release);
    for (const [module, taken] of Object.entries(imports)) {
      for (const name of taken) nameEntry(module, name).usedBy.push(who);
    }
    for (const [name, range] of Object.entries({ '@tramuntana/contracts': contract, ...requires })) {
      entry(ranges, `${name} ${range}`, { package: name, range, usedBy: [] }).usedBy.push(who);
    }
  }
  return {
    names: sorted(names).filter(({ module, name }) => only === undefined || only === name || only === module),
    ranges: sorted(ranges).filter((one) => only === undefined || only === one.package),
  };
}

const lentNames = (offer: ShellOffer): [string, string][] =>
  Object.entries(offer.modules).flatMap(([module, names]) =>
    names.filter((name) => name !== WHOLE_MODULE).map((name): [string, string] => [module, name]),
  );

function entry<Value>(entries: Map<string, Value>, key: string, fresh: Value): Value {
  const found = entries.get(key) ?? fresh;
  entries.set(key, found);
  return found;
}

const sorted = <Value>(entries: Map<string, Value>): Value[] =>
  [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
