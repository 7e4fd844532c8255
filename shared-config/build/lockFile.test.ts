import { contentsOf, type LockFile, reachablePackages } from './lockFile';

/** Two remotes. The first has its own `parser`, because the root holds the version for the second. */
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

test('a package is looked up as Node does: the nearest one, upwards from its user', () => {
  expect(reached('mfe-two', ['parser'])).toEqual(['node_modules/entities', 'node_modules/parser']);
  expect(reached('mfe-one', ['parser'])).toEqual([
    'mfe-one/node_modules/@scope/tables',
    'mfe-one/node_modules/parser',
    'mfe-one/node_modules/parser/node_modules/entities',
    'node_modules/entities',
  ]);
});

test('a package’s need for a lent package does not count, whether it is a peer dependency or a plain one', () => {
  expect(reached('mfe-one', ['carousel'], ['react'])).not.toContain('node_modules/react');
  expect(reached('mfe-one', ['carousel'])).toContain('node_modules/react');
  expect(reached('shell', ['react', 'carousel'], ['react'])).toContain('node_modules/react');
});

test('peers count and optional peers do not; packages for another system count only if they are locked', () => {
  expect(reached('mfe-one', ['carousel'], ['react'])).toEqual([
    'node_modules/carousel',
    'node_modules/motion',
    'node_modules/motion-linux',
    'node_modules/slides',
  ]);
});

test('workspaces and unlocked packages have no location', () => {
  expect(reached('mfe-one', ['shared-kit', 'unknown'])).toEqual([]);
});

test('contents are identified by version and hash, or by version and origin', () => {
  expect(contentsOf(LOCK_FILE, 'node_modules/entities')).toBe('1.4.0 sha512-one');
  expect(
    contentsOf({ 'node_modules/x': { version: '1.0.0', resolved: 'git+ssh://host/x#abc' } }, 'node_modules/x'),
  ).toBe('1.0.0 git+ssh://host/x#abc');
});
