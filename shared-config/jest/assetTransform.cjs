const path = require('node:path');

// In tests, an imported picture or video is an address that ends in the file's name.
module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(`/media/${path.basename(file)}`)};` }),
};
