import preset from '@tramuntana/remote/jest/node.mjs';

export default {
  ...preset,
  // `npm run containers` builds the image for these.
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '<rootDir>/containers/'],
};
