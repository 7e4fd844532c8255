import preset from '../shared-config/jest/node.mjs';

const [typescript] = Object.keys(preset.transform);

// Jest loads CommonJS. This package of the static files' plugin contains only ES modules, so Jest transforms it.
const ES_MODULES = 'content-disposition';

export default {
  ...preset,
  transform: { ...preset.transform, [`node_modules/(${ES_MODULES})/.*\\.js$`]: preset.transform[typescript] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES})/)`],
};
