import type { ShellOffer } from 'shared-contracts';

/** What a shell lends to remotes: contract 1.2.0, React 19 with `useState`, and nothing else. */
export const anOffer = (over: Partial<ShellOffer> = {}): ShellOffer => ({
  schema: 1,
  contract: '1.2.0',
  packages: { react: '19.3.1' },
  modules: { react: ['useState'] },
  ...over,
});
