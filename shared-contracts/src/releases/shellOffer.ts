import * as z from 'zod/mini';
import { sharedPackage } from '../shell/singletons';
import type { BuildManifest } from './buildManifest';

/** Replaces a list of names by the whole module: a remote imports all of it, or the shell lends all of it. */
export const WHOLE_MODULE = '*';

/**
 * `shell/dist/offer.json`, written by the shell's build: the packages and modules that remotes get from this shell. A
 * running shell repeats it in its serving report.
 */
export const shellOffer = z.object({
  schema: z.literal(1),
  /** Version of `@tramuntana/contracts`. */
  contract: z.string(),
  /** Exact versions of the packages from which the shell lends modules. */
  packages: z.record(z.string(), z.string()),
  /** Names that each lent module exports. `*` is added if these are all names that the package itself exports. */
  modules: z.record(z.string(), z.array(z.string())),
});

export type ShellOffer = z.infer<typeof shellOffer>;

/** Like semver's `satisfies`. It is a parameter, because browsers load this package and compare no versions. */
type Satisfies = (version: string, range: string) => boolean;

type Needs = Pick<BuildManifest, 'contract' | 'requires' | 'imports'>;

/**
 * The reasons why a release cannot run in a shell, one phrase each; empty if it can. Only declared ranges and names count,
 * never the exact versions of the build. A release without these fields predates them, so only its contract is checked.
 */
export function offerProblems(
  { contract, requires = {}, imports = {} }: Needs,
  offer: ShellOffer,
  satisfies: Satisfies,
): string[] {
  const has = (name: string) => own(offer.packages, name);
  const contractFits = satisfies(offer.contract, contract);
  const unmet = Object.entries(requires).filter(([name, range]) => !satisfies(has(name) ?? '', range));
  return [
    ...(contractFits ? [] : [`it needs @tramuntana/contracts ${contract}, the shell has ${offer.contract}`]),
    ...unmet.map(([name, range]) => `it needs ${name} ${range}, the shell has ${has(name) ?? 'none'}`),
    ...Object.entries(imports).flatMap(([module, names]) => missingNames(module, names, offer)),
  ];
}

function missingNames(module: string, names: readonly string[], offer: ShellOffer): string[] {
  const lent = own(offer.modules, module);
  if (!lent) return [`it imports ${module}, which the shell does not lend`];
  const name = sharedPackage(module);
  const version = name === '@tramuntana/contracts' ? offer.contract : own(offer.packages, name);
  const missing = names.filter((one) => one !== WHOLE_MODULE && !lent.includes(one));
  const lacksWhole = names.includes(WHOLE_MODULE) && !lent.includes(WHOLE_MODULE);
  return [
    ...(missing.length > 0
      ? [`it imports ${missing.join(', ')} of ${module}, which the shell does not lend of its ${name} ${version}`]
      : []),
    ...(lacksWhole ? [`it takes the whole of ${module}, of which the shell lends only some names`] : []),
  ];
}

/** Manifests come from outside. A key such as `constructor` must not find an inherited property. */
const own = <Value>(record: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
