import { fileURLToPath } from 'node:url';
import preset from '@tramuntana/remote/jest/browser.mjs';

// The lightbox is written as ES modules, so Jest must compile it. Its stylesheet is text (webpack.config.ts), empty here.
const LIGHTBOX = 'yet-another-react-lightbox';
const [typescript] = Object.keys(preset.transform);

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

export default {
  ...preset,
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, here('./src/testing/browserGaps.ts')],
  transform: { ...preset.transform, [`/node_modules/${LIGHTBOX}/.*\\.js$`]: preset.transform[typescript] },
  transformIgnorePatterns: [`/node_modules/(?!(@fontsource-variable|${LIGHTBOX})/)`],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    [`^${LIGHTBOX}/styles.css$`]: here('./src/testing/noStyles.ts'),
  },
};
