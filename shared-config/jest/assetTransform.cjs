const path = require('node:path');

// An imported picture or video is its file's name, as an address.
module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(`/media/${path.basename(file)}`)};` }),
};
