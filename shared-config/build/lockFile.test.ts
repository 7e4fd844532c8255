import { contentsOf, type LockFile, reachablePackages } from './lockFile';

/** Two remotes: the first has a `parser` of its own, because the root holds the version that the second wants. */
const LOCK_FILE: LockFile = {
  'node_modules/parser': { version: '1.0.0', dependencies: { entities: '^1.0.0' } },
  'node_modules/entities': { version: '1.4.0', integrity: 'sha512-one' },
  'mfe-one/node_modules/parser': { version: '2.0.0', dependencies: { entities: '^2.0.0', '@scope/tables': '*' } },
  'mfe-one/node_modules/parser/node_modules/entities': { version: '2.1.0' },
  'mfe-one/node_modules/@scope/tables': { version: '3.0.0', dependencies: { entities: '*', parser: '*' } },
  'node_modules/carousel': {
    version: '8.0.0',
    dependencies: { motion: '*' },
    optionalDependencies: { 'motion-linux': '*', 'motion-windows': '*' },
    peerDependencies: { react: '*', slides: '*', validator: '*' },
    peerDependenciesMeta: { validator: { optional: true } },
  },
  'node_modules/motion': { version: '4.0.0', dependencies: { react: '*' } },
  'node_modules/motion-linux': { version: '4.0.0' },
  'node_modules/slides': { version: '5.0.0' },
  'node_modules/validator': { version: '6.0.0' },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/shared-kit': { link: true, resolved: 'shared-kit' },
  'shared-kit': { version: '1.0.0' },
};

const reached = (from: string, names: string[], lent: string[] = []) =>
  [...reachablePackages(LOCK_FILE, from, names, new Set(lent))].sort();

test('a package is the one that Node finds: the nearest, upwards from whoever needs it', () => {
  expect(reached('mfe-two', ['parser'])).toEqual(['node_modules/entities', 'node_modules/parser']);
  expect(reached('mfe-one', ['parser'])).toEqual([
    'mfe-one/node_modules/@scope/tables',
    'mfe-one/node_modules/parser',
    'mfe-one/node_modules/parser/node_modules/entities',
    'node_modules/entities',
  ]);
});

test('what a package needs of a lent one is not installed for it, whether it calls that a peer or not', () => {
  expect(reached('mfe-one', ['carousel'], ['react'])).not.toContain('node_modules/react');
  expect(reached('mfe-one', ['carousel'])).toContain('node_modules/react');
  expect(reached('shell', ['react', 'carousel'], ['react'])).toContain('node_modules/react');
});

test('a peer counts, one that is optional does not; packages of another system are locked or left out', () => {
  expect(reached('mfe-one', ['carousel'], ['react'])).toEqual([
    'node_modules/carousel',
    'node_modules/motion',
    'node_modules/motion-linux',
    'node_modules/slides',
  ]);
});

test('workspaces and what is not locked have no location', () => {
  expect(reached('mfe-one', ['shared-kit', 'unknown'])).toEqual([]);
});

test('contents are told by version and hash, or by where they were taken from', () => {
  expect(contentsOf(LOCK_FILE, 'node_modules/entities')).toBe('1.4.0 sha512-one');
  expect(
    contentsOf({ 'node_modules/x': { version: '1.0.0', resolved: 'git+ssh://host/x#abc' } }, 'node_modules/x'),
  ).toBe('1.0.0 git+ssh://host/x#abc');
});
