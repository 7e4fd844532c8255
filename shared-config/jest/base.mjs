import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** In milliseconds. No limit that a slow machine could reach: it is there for tests that hang. */
export const testTimeout = 300_000;

/** What unit tests of every workspace have in common. */
export const base = {
  // For a workspace that is tested alone; a run of all of them listens to the root's.
  testTimeout,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  // The fonts come from packages, yet are files of ours: in tests, too, an imported file is its address.
  transformIgnorePatterns: ['/node_modules/(?!@fontsource-variable/)'],
  transform: {
    '\\.tsx?$': [
      fileURLToPath(import.meta.resolve('@swc/jest')),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
      },
    ],
    '\\.(avif|webp|svg|png|woff2|mp4|webm|glb|vtt)$': here('./assetTransform.cjs'),
  },
};
