// `findBy…` and `waitFor` time out after a second by default, which a busy machine can need for an ordinary step.
const { configure } = require('@testing-library/react');

configure({ asyncUtilTimeout: 30_000 });
