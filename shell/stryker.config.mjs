/** Mutation testing of the shell's server: `npm run mutate`. It runs in a copy of the repository, from the repository's root. */
export default {
  packageManager: 'npm',
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  jest: {
    configFile: 'shell/jest.config.mjs',
    config: {
      roots: ['<rootDir>/src/server'],
      // Stryker takes none that is not called so.
      testRunner: '<rootDir>/mutation/jest-circus.cjs',
      // The preset's are for components.
      setupFilesAfterEnv: [],
      // Many mutants leave a promise open; the tests need milliseconds, so these seconds are for the machine.
      testTimeout: 5000,
    },
  },
  mutate: [
    'shell/src/server/**/*.ts',
    '!shell/src/server/**/*.test.ts',
    '!shell/src/server/**/testing/**',
    // Starts and ends the process; the browser suites run it.
    '!shell/src/server/main.ts',
  ],
  // What the tests of the server read; packages come from the repository's node_modules.
  ignorePatterns: ['**', '!package.json', '!shell/**', '!shared-config/**'],
  buildCommand: 'node shell/mutation/useEnvironment.mjs',
  plugins: ['@stryker-mutator/jest-runner', './shell/mutation/messages.mjs'],
  // Wording of messages is no behaviour.
  ignorers: ['messages'],
  concurrency: 2,
  // Only for what blocks the whole process: ending that and starting another takes seconds.
  timeoutMS: 10_000,
  thresholds: { high: 90, low: 80, break: 80 },
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/index.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/stryker',
};
