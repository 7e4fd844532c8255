const NodeEnvironment = require('@stryker-mutator/jest-runner/jest-env/node');

/**
 * Jest's environment for the tests of the server under Stryker. After the first failure the other tests of a file are
 * left out: one is enough for a mutant, and those that wait for ever cost seconds each.
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
