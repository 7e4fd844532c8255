// `findBy…` and `waitFor` give up after a second by default, which a busy machine needs for less.
const { configure } = require('@testing-library/react');

configure({ asyncUtilTimeout: 30_000 });
