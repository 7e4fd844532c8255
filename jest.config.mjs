import { availableParallelism } from 'node:os';
import { testTimeout } from './shared-config/jest/base.mjs';

// Jest leaves a core to itself. Of two, as CI has them, that would be half of the machine.
const maxWorkers = Math.max(2, availableParallelism() - 1);

export default { projects: ['<rootDir>/*/jest.config.mjs'], testTimeout, maxWorkers };
