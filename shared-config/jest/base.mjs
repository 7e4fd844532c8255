import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** In milliseconds. It ends tests that hang, and is long enough for any slow machine. */
export const testTimeout = 300_000;

const compiled = [
  fileURLToPath(import.meta.resolve('@swc/jest')),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
  },
];

/** Preset of all workspaces' unit tests. */
export const base = {
  // Used when a workspace is tested alone. When all are tested, Jest uses the root configuration's value.
  testTimeout,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.dev/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.dev/'],
  // Fonts are files in packages. They must be transformed, too, so that an imported font is an address. The site's own
  // packages are ES modules, and Jest loads CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!@fontsource-variable/|@tramuntana/)'],
  transform: {
    '\\.tsx?$': compiled,
    '/node_modules/@tramuntana/.*\\.js$': compiled,
    '\\.(avif|jpg|webp|svg|png|woff2|mp4|webm|glb|vtt)$': here('./assetTransform.cjs'),
  },
};
