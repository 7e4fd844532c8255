const NodeEnvironment = require('@stryker-mutator/jest-runner/jest-env/node');

/**
 * Jest's environment for the tests of the server under Stryker. After the first failure it skips the other tests of a
 * file: one failure kills the mutant, and tests that then hang cost seconds each.
 */
module.exports = class extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    const record = this.handleTestEvent;
    let hasFailed = false;
    this.handleTestEvent = async (event, state) => {
      await record(event, state);
      if (event.name === 'test_done' && event.test.errors.length > 0) hasFailed = true;
      if (event.name === 'test_start' && hasFailed) event.test.mode = 'skip';
    };
  }
};
