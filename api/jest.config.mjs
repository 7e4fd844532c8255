import preset from '../shared-config/jest/node.mjs';

const [typescript] = Object.keys(preset.transform);

// Jest loads CommonJS: some packages have ES modules only, and PGlite's CommonJS calls import() for modules of Node.
const SANITIZE_HTML = 'htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities';
const ES_MODULES = `marked|content-disposition|cookie|${SANITIZE_HTML}`;
const PGLITE = '@electric-sql/pglite(-prepopulatedfs)?';

export default {
  ...preset,
  testEnvironment: '<rootDir>/src/testing/databaseEnvironment.ts',
  globalSetup: '<rootDir>/../shared-postgres/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/src/testing/globalTeardown.ts',
  transform: {
    ...preset.transform,
    [`node_modules/(${ES_MODULES})/.*\\.js$|node_modules/${PGLITE}/.*\\.cjs$`]: preset.transform[typescript],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES}|${PGLITE})/)`],
};
