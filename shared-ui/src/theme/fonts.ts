import headings from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import body from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

// Latin as the packages cut it: all of Spanish and Catalan, typographic quotes, dashes, arrows, euro.
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const face = (family: string, url: string, weights: string) =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};src:url(${url}) format('woff2');unicode-range:${LATIN}}`;

/** A local font in the room of the real one, so that nothing moves when that arrives. */
const fallback = (family: string, local: string[], metrics: string) =>
  `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join(',')};${metrics}}`;

/**
 * The site's two faces and their stand-ins, as @font-face rules. The stand-ins' metrics were computed from the font
 * files: ascent and descent of `hhea`, and the mean advance of a Spanish text (headings at weight 650 against Arial
 * Bold, text at 400 against Arial; Liberation Sans has Arial's widths).
 */
export const fontFaces = [
  face('Bricolage Grotesque Variable', headings, '200 800'),
  face('Source Sans 3 Variable', body, '200 900'),
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

/** Files to preload: both stand above the fold of every page. */
export const fontPreloads: string[] = [headings, body];
