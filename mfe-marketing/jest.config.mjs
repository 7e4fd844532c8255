import browser from '../shared-config/jest/browser.mjs';

export default {
  ...browser,
  // Builds define the version. Tests use this one.
  globals: { __VERSION__: 'prueba' },
};
