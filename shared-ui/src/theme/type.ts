const HEADINGS = "'Bricolage Grotesque Variable', 'Bricolage Fallback', Arial, sans-serif";
const TEXT = "'Source Sans 3 Variable', 'Source Sans Fallback', Arial, sans-serif";
// The list does not end with `monospace` or Liberation Mono: they are typewriter faces, and the site's own sans is better.
const FIGURES = `ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, ${TEXT}`;

const heading = { fontFamily: HEADINGS, fontWeight: 650, textWrap: 'balance', overflowWrap: 'anywhere' } as const;

/** Type styles, to spread into `css`. Sizes grow evenly from a 360 px phone to a 1440 px desktop. */
export const text = {
  display: {
    ...heading,
    fontSize: 'clamp(2.5rem, 1.5rem + 4.444vw, 5.5rem)',
    lineHeight: 0.98,
    letterSpacing: '-0.035em',
  },
  h1: {
    ...heading,
    fontSize: 'clamp(2.125rem, 1.583rem + 2.407vw, 3.75rem)',
    lineHeight: 1.04,
    // At -0.03em the longest title's second line is a hair too wide at 360 px, but only in the real font.
    letterSpacing: '-0.031em',
  },
  h2: {
    ...heading,
    fontSize: 'clamp(1.75rem, 1.417rem + 1.481vw, 2.75rem)',
    lineHeight: 1.08,
    letterSpacing: '-0.025em',
  },
  h3: {
    ...heading,
    fontSize: 'clamp(1.25rem, 1.167rem + 0.37vw, 1.5rem)',
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
  },
  lead: {
    fontFamily: TEXT,
    fontSize: 'clamp(1.1875rem, 1.083rem + 0.463vw, 1.5rem)',
    fontWeight: 400,
    lineHeight: 1.45,
    textWrap: 'balance',
  },
  body: {
    fontFamily: TEXT,
    fontSize: 'clamp(1rem, 0.9375rem + 0.278vw, 1.1875rem)',
    fontWeight: 400,
    lineHeight: 1.6,
    textWrap: 'pretty',
  },
  small: { fontFamily: TEXT, fontSize: '0.9375rem', fontWeight: 400, lineHeight: 1.5 },
  /** The flight log: coordinates, altitude, sensor. */
  log: {
    fontFamily: FIGURES,
    fontVariantNumeric: 'tabular-nums',
    fontSize: '0.8125rem',
    fontWeight: 400,
    lineHeight: 1.5,
    letterSpacing: '0.02em',
  },
} as const;
