import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { LETTERS } from './letters';

const require = createRequire(import.meta.url);

/** The font features that the site's styles use: kerning, ligatures, accents, Catalan l·l, and tabular figures. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'tnum', 'lnum'];

const CUTS = [
  {
    file: 'bricolage-grotesque-650.woff2',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    // Headings have one weight, and a font with one weight is half as large.
    weights: 650,
  },
  {
    file: 'source-sans-3-400-700.woff2',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
];

/** The fonts of every page, cut to the site's letters and weights. The same input always gives the same bytes. */
export async function cutFonts(): Promise<{ file: string; content: Buffer }[]> {
  return Promise.all(
    CUTS.map(async ({ file, source, weights }) => {
      const content = await subsetFont(await readFile(require.resolve(source)), LETTERS, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures: FEATURES,
      });
      return { file, content };
    }),
  );
}
