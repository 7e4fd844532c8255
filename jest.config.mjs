export default {
  projects: ['<rootDir>/*/jest.config.mjs'],
  // No limit that a slow machine could reach: it is there for tests that hang.
  testTimeout: 300_000,
};
