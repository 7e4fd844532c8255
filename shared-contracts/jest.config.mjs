export { default } from 'shared-config/jest/browser.mjs';
