import browser from '../shared-config/jest/browser.mjs';

// Builds define the version; tests have one of their own.
export default { ...browser, globals: { __VERSION__: 'prueba' } };
