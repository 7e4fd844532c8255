import { fileURLToPath } from 'node:url';
import browser from '../shared-config/jest/browser.mjs';

export default {
  ...browser,
  setupFilesAfterEnv: [
    ...browser.setupFilesAfterEnv,
    fileURLToPath(new URL('./src/testing/patience.ts', import.meta.url)),
  ],
  // Builds define the version; tests have one of their own.
  globals: { __VERSION__: 'prueba' },
};
