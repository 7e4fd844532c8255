/**
 * Modules that must exist once in a page, so only the shell provides them. Two Reacts break hooks, two routers lose the
 * location, two emotion caches write styles twice. Other modules are bundled by each package
 * (docs/decisions/0002-shared-modules.md).
 */
export const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'zustand',
  '@tanstack/react-query',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  'shared-contracts/runtime',
  'shell/store',
] as const;

export type Singleton = (typeof SINGLETONS)[number];

/**
 * The package whose version counts for a shared module. For `shell/store` that is the contracts, too.
 * `shared-contracts/runtime` is the name in releases and shells of any age; code imports `@tramuntana/contracts/runtime`.
 */
export function sharedPackage(module: string): string {
  if (module === 'shell/store' || module.startsWith('shared-contracts/')) return '@tramuntana/contracts';
  const [first = '', second = ''] = module.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
