import preset from '../shared-config/jest/browser.mjs';

const [typescript] = Object.keys(preset.transform);

// Jest loads CommonJS. These packages of the server's libraries exist as ES modules only, so they are transformed.
const ES_MODULES = 'content-disposition|cookie';

export default {
  ...preset,
  transform: { ...preset.transform, [`node_modules/(${ES_MODULES})/.*\\.js$`]: preset.transform[typescript] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES}|@fontsource-variable)/)`],
};
