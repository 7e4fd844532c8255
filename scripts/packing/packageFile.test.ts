import { type Manifest, packageFile } from './packageFile';
import type { Recipe } from './recipes';

const OWN: Manifest = {
  name: '@site/kit',
  version: '1.2.0',
  description: 'A kit',
  sideEffects: false,
  exports: {
    '.': './src/index.ts',
    './card': './src/Card.tsx',
    './types': './src/types.d.ts',
    './base.json': './base.json',
  },
  dependencies: { carousel: '8.6.0', unused: '1.0.0', '@site/contracts': '*' },
  peerDependencies: { react: '^19.0.0' },
  devDependencies: { runner: '30.5.2' },
};

const computed = (over: { recipe?: Partial<Recipe>; used?: string[] } = {}) =>
  packageFile(
    { folder: 'kit', range: '^', ...over.recipe },
    {
      own: OWN,
      used: over.used ?? ['carousel', 'react'],
      repository: {
        name: 'site',
        version: '1.0.0',
        license: 'UNLICENSED',
        engines: { node: '>=24' },
        devDependencies: { matchers: '7.0.1' },
      },
      workspaces: [{ name: 'locks', version: '1.0.0', dependencies: { lockfile: '4.1.0' } }],
      siblings: [OWN, { name: '@site/contracts', version: '2.1.0' }],
    },
  );

test('a published package leads to compiled files, and has nothing that only the repository needs', () => {
  expect(computed()).toEqual({
    name: '@site/kit',
    version: '1.2.0',
    description: 'A kit',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { types: './dist/src/index.d.ts', default: './dist/src/index.js' },
      './card': { types: './dist/src/Card.d.ts', default: './dist/src/Card.js' },
      './types': { types: './dist/src/types.d.ts' },
      './base.json': './dist/base.json',
      './package.json': './package.json',
    },
    files: ['dist', 'CHANGELOG.md'],
    engines: { node: '>=24' },
    dependencies: { carousel: '^8.6.0' },
    peerDependencies: { react: '^19.0.0' },
    peerDependenciesMeta: {},
  });
});

test('a sibling has a range of its version; a bundled workspace brings its packages, the root its test tools', () => {
  const recipe = { range: '~' as const, brings: ['runner'] };
  expect(computed({ recipe, used: ['@site/contracts', 'lockfile', 'matchers'] })).toMatchObject({
    dependencies: { '@site/contracts': '^2.1.0', lockfile: '~4.1.0', matchers: '~7.0.1', runner: '~30.5.2' },
  });
});

test('a package that the shell lends is a peer, and a recipe may name more, also optional ones', () => {
  const recipe = { peers: ['@site/contracts'], optionalPeers: ['matchers'] };
  expect(computed({ recipe, used: ['@site/contracts', 'matchers'] })).toMatchObject({
    dependencies: {},
    peerDependencies: { '@site/contracts': '^2.1.0', matchers: '^7.0.1', react: '^19.0.0' },
    peerDependenciesMeta: { matchers: { optional: true } },
  });
});

test('a command has its file, and only the tools that build count as such', () => {
  const recipe = { command: 'command/main.ts', brings: ['runner'] };
  expect(computed({ recipe })).toMatchObject({
    bin: { remote: './dist/command/main.js' },
    buildTools: ['carousel'],
    dependencies: { carousel: '^8.6.0', runner: '^30.5.2' },
  });
});

test('an import that no package.json declares is refused', () => {
  expect(() => computed({ used: ['pretty-format'] })).toThrow(
    '@site/kit imports pretty-format, but no package.json declares it: npm install it with -w @site/kit',
  );
});
