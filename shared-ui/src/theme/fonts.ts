import headingsLatinExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2';
import headingsLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import bodyCyrillic from '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2';
import bodyGreek from '@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2';
import bodyLatinExt from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2';
import bodyLatin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import headings from '../../fonts/bricolage-grotesque-650.woff2';
import { LETTERS, unicodeRange } from '../../fonts/letters';
import body from '../../fonts/source-sans-3-400-700.woff2';

const HEADINGS = 'Bricolage Grotesque Variable';
const BODY = 'Source Sans 3 Variable';

const face = (family: string, url: string, weights: string, range: string) =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};src:url(${url}) format('woff2');unicode-range:${range}}`;

/** A local font with the real one's metrics, so that nothing moves when the real one arrives. */
const fallback = (family: string, local: string[], metrics: string) =>
  `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join(',')};${metrics}}`;

// Visitors may type letters that the cut fonts lack. The browser then loads a full font, by the package's ranges.
const LATIN =
  'U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';
const LATIN_EXT = 'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB';
const GREEK = 'U+0370-03FF';
const CYRILLIC = 'U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';

/**
 * The site's two fonts and their fallbacks, as @font-face rules. If several faces have a letter, browsers use the last one.
 * The cut fonts hold all letters of the site's own texts, so they come last. The fallbacks' metrics come from the font
 * files: ascent and descent of `hhea`, and the mean advance of a Spanish text. Headings were compared at weight 650 with
 * Arial Bold, text at 400 with Arial. Liberation Sans has Arial's widths.
 */
export const fontFaces = [
  face(HEADINGS, headingsLatin, '200 800', LATIN),
  face(HEADINGS, headingsLatinExt, '200 800', LATIN_EXT),
  face(BODY, bodyLatin, '200 900', LATIN),
  face(BODY, bodyLatinExt, '200 900', LATIN_EXT),
  face(BODY, bodyGreek, '200 900', GREEK),
  face(BODY, bodyCyrillic, '200 900', CYRILLIC),
  face(HEADINGS, headings, '200 800', unicodeRange(LETTERS)),
  face(BODY, body, '200 900', unicodeRange(LETTERS)),
  fallback(
    'Bricolage Fallback',
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    'size-adjust:100.69%;ascent-override:92.37%;descent-override:26.82%;line-gap-override:0%',
  ),
  fallback(
    'Source Sans Fallback',
    ['Arial', 'ArialMT', 'Liberation Sans'],
    'size-adjust:93.01%;ascent-override:110.1%;descent-override:43.01%;line-gap-override:0%',
  ),
].join('');

/** Files to preload: both are used above the fold of every page. */
export const fontPreloads: string[] = [headings, body];
