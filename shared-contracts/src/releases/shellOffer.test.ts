import { offerProblems, type ShellOffer } from './shellOffer';

const offer: ShellOffer = {
  schema: 1,
  contract: '1.2.0',
  packages: { react: '19.3.1', 'react-router-dom': '7.18.5', zustand: '5.1.0' },
  modules: {
    react: ['*', 'default', 'useState'],
    'react-router-dom': ['Link', 'useParams'],
    'shared-contracts/runtime': ['lazyPage'],
  },
};

/** Compares major versions only, and these tests need no more. */
const satisfies = (version: string, range: string) => `^${version.split('.')[0]}` === range;

const problems = (needs: Partial<Parameters<typeof offerProblems>[0]>) =>
  offerProblems({ contract: '^1', ...needs }, offer, satisfies);

test('a release fits if its ranges contain the shell’s versions and the shell lends its names', () => {
  const requires = { react: '^19', zustand: '^5' };
  const imports = { react: ['default', '*'], 'react-router-dom': ['Link'], 'shared-contracts/runtime': ['lazyPage'] };
  expect(problems({ requires, imports })).toEqual([]);
});

test('for a release older than these fields only the contract counts', () => {
  expect(problems({})).toEqual([]);
});

test.each<[string, Parameters<typeof problems>[0], string]>([
  ['another contract', { contract: '^2' }, 'it needs @tramuntana/contracts ^2, the shell has 1.2.0'],
  ['another major', { requires: { zustand: '^6' } }, 'it needs zustand ^6, the shell has 5.1.0'],
  ['a package outside the offer', { requires: { jotai: '^2' } }, 'it needs jotai ^2, the shell has none'],
  [
    'names that are not lent',
    { imports: { 'react-router-dom': ['useBlocker', 'Link', 'useFetcher'] } },
    'it imports useBlocker, useFetcher of react-router-dom, which the shell does not lend of its react-router-dom 7.18.5',
  ],
  [
    'a newer name of the contract',
    { imports: { 'shared-contracts/runtime': ['useOffline'] } },
    'it imports useOffline of shared-contracts/runtime, which the shell does not lend of its @tramuntana/contracts 1.2.0',
  ],
  [
    'all of a module that is lent in part',
    { imports: { 'react-router-dom': ['*'] } },
    'it takes the whole of react-router-dom, of which the shell lends only some names',
  ],
  ['a module outside the offer', { imports: { jotai: ['atom'] } }, 'it imports jotai, which the shell does not lend'],
  [
    'a module that is named as what objects inherit',
    { imports: { constructor: ['x'] } },
    'it imports constructor, which the shell does not lend',
  ],
])('the reason is given for a release that needs %s', (_what, needs, problem) => {
  expect(problems(needs)).toEqual([problem]);
});

test('all reasons are reported at once', () => {
  expect(
    problems({ contract: '^2', requires: { react: '^20', zustand: '^6' }, imports: { jotai: ['atom'] } }),
  ).toHaveLength(4);
});
