/** Mutation testing of the shell's server: `npx stryker run shell/stryker.config.mjs`. It runs in a copy of the repository, from the repository's root. */
export default {
  packageManager: 'npm',
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  jest: {
    configFile: 'shell/jest.config.mjs',
    config: {
      roots: ['<rootDir>/src/server'],
      // Stryker accepts only a test runner that is called jest-circus.
      testRunner: '<rootDir>/mutation/jest-circus.cjs',
      // The preset's setup files are for tests of components.
      setupFilesAfterEnv: [],
      // Many mutants leave a promise open. Tests need only milliseconds, so this is enough on a slow machine.
      testTimeout: 5000,
    },
  },
  mutate: [
    'shell/src/server/**/*.ts',
    '!shell/src/server/**/*.test.ts',
    '!shell/src/server/**/testing/**',
    // They start and end the process, so only the browser suites can run them.
    '!shell/src/server/**/main.ts',
  ],
  // Copy only what the tests of the server read. Packages come from the repository's node_modules.
  ignorePatterns: ['**', '!package.json', '!shell/**', '!shared-config/**'],
  buildCommand: 'node shell/mutation/useEnvironment.mjs',
  plugins: ['@stryker-mutator/jest-runner', './shell/mutation/messages.mjs'],
  // The wording of messages is not behaviour.
  ignorers: ['messages'],
  concurrency: 2,
  // For mutants that block the whole process. Ending it and starting another takes seconds.
  timeoutMS: 10_000,
  thresholds: { high: 90, low: 80, break: 80 },
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/index.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/stryker',
};
