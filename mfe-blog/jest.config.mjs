import preset from '@tramuntana/remote/jest/browser.mjs';

// The server's HTML parser is written as ES modules, so Jest must compile it.
const PARSER = 'parse5|entities';
const [typescript] = Object.keys(preset.transform);

export default {
  ...preset,
  transform: { ...preset.transform, [`/node_modules/(${PARSER})/.*\\.js$`]: preset.transform[typescript] },
  transformIgnorePatterns: [`/node_modules/(?!(@fontsource-variable|${PARSER})/)`],
};
