import browser from '../shared-config/jest/browser.mjs';

export default {
  ...browser,
  // Builds define the version; tests have one of their own.
  globals: { __VERSION__: 'prueba' },
};
