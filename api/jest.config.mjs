import preset from '../shared-config/jest/node.mjs';

const [typescript] = Object.keys(preset.transform);

// Jest loads CommonJS: marked has ES modules only, and PGlite's CommonJS calls import() for what Node brings along.
export default {
  ...preset,
  testTimeout: 30_000,
  transform: {
    ...preset.transform,
    'node_modules/(marked/lib/.*\\.js|@electric-sql/pglite/dist/.*\\.cjs)$': preset.transform[typescript],
  },
  transformIgnorePatterns: ['/node_modules/(?!marked/|@electric-sql/pglite/)'],
};
