import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { base } from './base.mjs';

/** Preset for browser code: jsdom with Node's fetch, Testing Library's matchers, and a `shell/store` for tests. */
export default {
  ...base,
  globalSetup: fileURLToPath(new URL('./generatePictures.ts', import.meta.url)),
  testEnvironment: fileURLToPath(import.meta.resolve('jest-fixed-jsdom')),
  setupFilesAfterEnv: [
    createRequire(import.meta.url).resolve('@testing-library/jest-dom'),
    fileURLToPath(new URL('./browserGaps.cjs', import.meta.url)),
    fileURLToPath(new URL('./timeouts.cjs', import.meta.url)),
  ],
  moduleNameMapper: {
    '^shell/store$': fileURLToPath(new URL('../../shared-contracts/src/testing/shellStore.ts', import.meta.url)),
  },
};
