import preset from '@tramuntana/remote/jest/node.mjs';

// One file at a time: they use the same image, and the figures of one must not depend on the other.
export default { ...preset, roots: ['<rootDir>/containers'], maxWorkers: 1, verbose: true };
