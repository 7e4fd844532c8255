import type { ShellOffer } from '@tramuntana/contracts';

/** A shell's offer to remotes: contract 1.2.0, and React 19 with only `useState`. */
export const anOffer = (over: Partial<ShellOffer> = {}): ShellOffer => ({
  schema: 1,
  contract: '1.2.0',
  packages: { react: '19.3.1' },
  modules: { react: ['useState'] },
  ...over,
});
