import preset from '@tramuntana/remote/jest/node.mjs';

export default {
  ...preset,
  globalSetup: '<rootDir>/../shared-postgres/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/../shared-postgres/src/testing/globalTeardown.ts',
};
