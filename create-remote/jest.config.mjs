export { default } from '../shared-config/jest/node.mjs';
