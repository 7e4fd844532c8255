import { css } from '@emotion/react';
import { color, radius, space, text } from '@tramuntana/ui';

/** Typography of a post's body. Margins depend on neighbouring elements, because authors may use any order. */
export const bodyText = css({
  ...text.body,
  width: '100%',
  maxWidth: '42rem',
  overflowWrap: 'break-word',
  // Hyphenation is for running text only: a hyphen in a heading, a label or code looks like part of the word.
  '& :is(p, li, dd, td)': { hyphens: 'auto' },
  '& :is(h2, h3, h4, code, kbd, pre, button)': { hyphens: 'manual' },
  '& > *': { marginBlock: 0 },
  '& > * + *': { marginBlockStart: '1.25em' },
  '& h2': { ...text.h2, fontSize: 'clamp(1.5rem, 1.333rem + 0.741vw, 2rem)' },
  '& h3': { ...text.h3, margin: 0 },
  '& h4': { ...text.body, margin: 0, fontWeight: 650 },
  '& > * + h2': { marginBlockStart: '2em' },
  '& > * + h3': { marginBlockStart: '1.75em' },
  '& > h2 + *, & > h3 + *, & > h4 + *': { marginBlockStart: '0.625em' },
  '& ul, & ol': { paddingInlineStart: '1.375em' },
  '& li::marker': { color: color.sea, fontVariantNumeric: 'tabular-nums' },
  '& li + li': { marginBlockStart: '0.375em' },
  '& li > p': { margin: 0 },
  '& li > ul, & li > ol': { marginBlock: '0.375em' },
  '& dt': { fontWeight: 650 },
  '& dd': { margin: 0, marginBlockEnd: '0.75em', paddingInlineStart: space.m },
  '& a': { color: color.sea, textUnderlineOffset: '0.15em' },
  '& blockquote': {
    ...text.lead,
    marginInline: 0,
    paddingInlineStart: space.l,
    borderInlineStart: `3px solid ${color.accent}`,
  },
  '& blockquote p': { margin: 0 },
  '& blockquote p + p': { marginBlockStart: '0.75em' },
  '& code, & kbd': {
    ...text.log,
    // Code falls back to a typewriter face if the system has none of the log's fonts.
    fontFamily: `${text.log.fontFamily}, monospace`,
    fontSize: '0.875em',
    background: color.sand,
    borderRadius: radius.s,
    padding: '0.1em 0.3em',
  },
  '& pre': { overflowX: 'auto', padding: space.m, background: color.sand, borderRadius: radius.m },
  '& pre code': { padding: 0, background: 'none' },
  '& figure': { marginInline: 0 },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: radius.m, background: color.sand },
  '& figcaption': { ...text.log, marginBlockStart: space.s, color: color.muted },
  '& hr': { height: '1px', border: 0, background: color.line, marginBlock: '2em' },
  '& .scroll': { overflowX: 'auto' },
  '& table': { width: '100%', borderCollapse: 'collapse', ...text.small, fontVariantNumeric: 'tabular-nums' },
  '& caption': { ...text.small, paddingBlockEnd: space.s, textAlign: 'start', color: color.muted },
  '& th, & td': {
    // Two columns fit on a phone of 360 px. Wider tables scroll, instead of becoming too narrow to read.
    minWidth: '10rem',
    padding: `${space.s} ${space.m}`,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${color.line}`,
  },
  '& th': { fontWeight: 650 },
});
