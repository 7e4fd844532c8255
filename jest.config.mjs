import { testTimeout } from './shared-config/jest/base.mjs';

export default { projects: ['<rootDir>/*/jest.config.mjs'], testTimeout };
