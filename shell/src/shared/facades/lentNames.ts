import { SHARED_MODULES } from './sharedModules';

/** Names that remotes can import from a module. As in webpack, a CommonJS module is its own default export. */
export const namesOf = (module: object): string[] =>
  [...new Set([...Object.keys(module), ...('__esModule' in module ? [] : ['default'])])].sort();

/** Names that each shared module exports. Only the shell's build loads this file, to write the shell's offer. */
export const LENT_NAMES: Readonly<Record<string, string[]>> = Object.fromEntries(
  Object.entries(SHARED_MODULES).map(([name, module]) => [name, namesOf(module)]),
);
