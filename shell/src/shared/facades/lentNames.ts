import { SHARED_MODULES } from './sharedModules';

/** Names that remotes can import of a module. One that is not an ES module is its own default export, for webpack as for us. */
export const namesOf = (module: object): string[] =>
  [...new Set([...Object.keys(module), ...('__esModule' in module ? [] : ['default'])])].sort();

/** Names that each shared module exports. Only the shell's build loads this, for the offer that it writes. */
export const LENT_NAMES: Readonly<Record<string, string[]>> = Object.fromEntries(
  Object.entries(SHARED_MODULES).map(([name, module]) => [name, namesOf(module)]),
);
