const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { default: runTestFile } = require('jest-circus/runner');

const hasFailed = new WeakSet();
const namesFile = (testFile) => `${testFile}.names.json`;

/**
 * Runs a test file under Stryker, unless no test of it reaches the mutant: Jest by itself would load the file and all that
 * it imports just to skip each of its tests. The first run, which has no mutant, notes the names (in Stryker's copy of the
 * repository). Files after one with a failure are left out, too.
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

/** What Jest takes for a file of one test that was skipped; it refuses a file without any. */
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
