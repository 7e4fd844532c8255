import preset from '@tramuntana/remote/jest/node.mjs';

const [typescript] = Object.keys(preset.transform);

// Jest loads CommonJS, but these packages of Fastify are ES modules only, so Jest must compile them.
const ES_MODULES = 'content-disposition|cookie';

export default {
  ...preset,
  transform: { ...preset.transform, [`node_modules/(${ES_MODULES})/.*\\.js$`]: preset.transform[typescript] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES})/)`],
};
