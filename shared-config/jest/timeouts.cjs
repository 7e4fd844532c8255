// `findBy…` and `waitFor` time out after one second by default. A busy machine can need that for an ordinary step.
const { configure } = require('@testing-library/react');

configure({ asyncUtilTimeout: 30_000 });
