// Stands for Testing Library, so that its waits are set where it is used and no other file of tests loads it.
const library = require('@testing-library/react/dist/index.js');

// `findBy…` and `waitFor` time out after one second by default. A busy machine can need that for an ordinary step.
library.configure({ asyncUtilTimeout: 30_000 });

module.exports = library;
