import { base } from './base.mjs';

/** Preset for code that runs in Node. */
export default { ...base, testEnvironment: 'node' };
