const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { default: runTestFile } = require('jest-circus/runner');

const hasFailed = new WeakSet();
const namesFile = (testFile) => `${testFile}.names.json`;

/**
 * Runs a test file under Stryker, but skips the file if none of its tests reaches the mutant. Jest by itself would load the
 * file and its imports only to skip every test. The first run has no mutant and writes down the tests' names, in Stryker's
 * copy of the repository. Once a file has a failure, the files after it are skipped, too.
 */
module.exports = async (globalConfig, config, environment, runtime, testFile, ...others) => {
  const { testNamePattern } = globalConfig;
  if (hasFailed.has(globalConfig) || (testNamePattern && !matches(testFile, testNamePattern))) return LEFT_OUT;
  const result = await runTestFile(globalConfig, config, environment, runtime, testFile, ...others);
  const names = result.testResults.map(({ fullName }) => fullName);
  if (!testNamePattern && !existsSync(namesFile(testFile))) writeFileSync(namesFile(testFile), JSON.stringify(names));
  if (result.numFailingTests > 0 || result.testExecError) hasFailed.add(globalConfig);
  return result;
};

function matches(testFile, testNamePattern) {
  if (!existsSync(namesFile(testFile))) return true;
  const names = JSON.parse(readFileSync(namesFile(testFile), 'utf8'));
  return names.some((name) => new RegExp(testNamePattern, 'i').test(name));
}

/** The result of a file with one skipped test. Jest refuses a file that has no tests at all. */
const LEFT_OUT = {
  leaks: false,
  numFailingTests: 0,
  numPassingTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  openHandles: [],
  perfStats: {
    end: 0,
    loadTestEnvironmentEnd: 0,
    loadTestEnvironmentStart: 0,
    runtime: 0,
    setupAfterEnvEnd: 0,
    setupAfterEnvStart: 0,
    setupFilesEnd: 0,
    setupFilesStart: 0,
    slow: false,
    start: 0,
  },
  skipped: true,
  snapshot: { added: 0, fileDeleted: false, matched: 0, unchecked: 0, uncheckedKeys: [], unmatched: 0, updated: 0 },
  testResults: [
    {
      ancestorTitles: [],
      title: 'left out',
      fullName: 'left out',
      status: 'pending',
      failureMessages: [],
      failureDetails: [],
      numPassingAsserts: 0,
    },
  ],
};
