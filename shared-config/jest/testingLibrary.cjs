// Replaces Testing Library to set its timeout. Test files that do not use the library need not load it for that.
const library = require('@testing-library/react/dist/index.js');

// `findBy…` and `waitFor` time out after one second by default. On a busy machine an ordinary step can take that long.
library.configure({ asyncUtilTimeout: 30_000 });

module.exports = library;
