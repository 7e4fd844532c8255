import preset from '../shared-config/jest/browser.mjs';

// The server's HTML parser consists of ES modules, which Jest must compile.
const PARSER = 'parse5|entities';
const [typescript] = Object.keys(preset.transform);

export default {
  ...preset,
  transform: { ...preset.transform, [`/node_modules/(${PARSER})/.*\\.js$`]: preset.transform[typescript] },
  transformIgnorePatterns: [`/node_modules/(?!(@fontsource-variable|${PARSER})/)`],
};
