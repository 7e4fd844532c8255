import preset from 'shared-config/jest/node.mjs';

const [typescript] = Object.keys(preset.transform);

// Jest loads CommonJS, and these packages of Fastify exist as ES modules only.
const ES_MODULES = 'content-disposition|cookie';

export default {
  ...preset,
  transform: { ...preset.transform, [`node_modules/(${ES_MODULES})/.*\\.js$`]: preset.transform[typescript] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES})/)`],
};
