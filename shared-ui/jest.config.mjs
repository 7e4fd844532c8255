import browser from '../shared-config/jest/browser.mjs';

// The fonts come from packages, yet are files of ours: in tests, too, an imported file is its address.
export default { ...browser, transformIgnorePatterns: ['/node_modules/(?!@fontsource-variable/)'] };
