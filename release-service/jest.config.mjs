import preset from '../shared-config/jest/node.mjs';

const [typescript] = Object.keys(preset.transform);

// Jest loads CommonJS, and these packages have ES modules only.
const ES_MODULES = 'jose|content-disposition|cookie';

export default {
  ...preset,
  globalSetup: '<rootDir>/../shared-postgres/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/../shared-postgres/src/testing/globalTeardown.ts',
  transform: { ...preset.transform, [`node_modules/(${ES_MODULES})/.*\\.js$`]: preset.transform[typescript] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES})/)`],
};
