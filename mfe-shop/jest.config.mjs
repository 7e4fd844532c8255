export { default } from '@tramuntana/remote/jest/browser.mjs';
