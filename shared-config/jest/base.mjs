import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** In milliseconds. It ends tests that hang; it is too long for a slow machine to reach. */
export const testTimeout = 300_000;

/** Preset of all workspaces' unit tests. */
export const base = {
  // For a workspace that is tested alone. When all are tested, jest uses the value of the root's configuration.
  testTimeout,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.dev/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.dev/'],
  // Fonts are files in packages. They must be transformed too, so that an imported font is an address.
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
    '\\.(avif|jpg|webp|svg|png|woff2|mp4|webm|glb|vtt)$': here('./assetTransform.cjs'),
  },
};
