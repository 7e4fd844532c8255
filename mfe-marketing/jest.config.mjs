import browser from '@tramuntana/remote/jest/browser.mjs';

export default {
  ...browser,
  // Builds define the version. Tests use this one.
  globals: { __VERSION__: 'prueba' },
};
