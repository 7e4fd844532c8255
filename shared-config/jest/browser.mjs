import { fileURLToPath } from 'node:url';
import { base } from './base.mjs';

/** Preset for browser code: jsdom with Node's fetch, Testing Library's matchers, and a `shell/store` for tests. */
export default {
  ...base,
  globalSetup: fileURLToPath(import.meta.resolve('@tramuntana/remote/jest/generatePictures')),
  testEnvironment: fileURLToPath(import.meta.resolve('jest-fixed-jsdom')),
  setupFilesAfterEnv: [fileURLToPath(new URL('./browserSetup.cjs', import.meta.url))],
  moduleNameMapper: {
    '^@testing-library/react$': fileURLToPath(new URL('./testingLibrary.cjs', import.meta.url)),
    '^shell/store$': fileURLToPath(import.meta.resolve('@tramuntana/contracts/testing/shell-store')),
  },
};
