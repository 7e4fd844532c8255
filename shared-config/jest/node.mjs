import { base } from './base.mjs';

/** Preset for what runs in Node. */
export default { ...base, testEnvironment: 'node' };
