export { default } from '@tramuntana/remote/jest/node.mjs';
