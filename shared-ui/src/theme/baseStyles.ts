import { dark, declarations, light } from './palette';
import { printStyles } from './printStyles';
import { media } from './tokens';
import { text } from './type';

const { fontFamily, fontSize, lineHeight } = text.body;

/**
 * Styles that every document needs before any component: reset, both palettes, body type, focus ring. They are inlined into
 * each page, so they stay small (see the test). A style for one part belongs to that part.
 */
export const baseStyles = [
  `:root{color-scheme:light;${declarations(light)}}`,
  // Paper is light, so the dark palette is for screens only.
  `@media screen{:root.dark{color-scheme:dark;${declarations(dark)}}}`,
  '*,::before,::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
  `body{margin:0;background:var(--ground);color:var(--ink);font:400 ${fontSize}/${lineHeight} ${fontFamily};`,
  'text-wrap:pretty;overflow-wrap:break-word;-webkit-font-smoothing:antialiased}',
  'img,video,svg,iframe{max-width:100%;vertical-align:middle}img,video{height:auto}',
  'input,button,textarea,select{font:inherit;color:inherit}',
  'a{color:var(--sea);text-underline-offset:.2em;text-decoration-thickness:1px}',
  'button,summary,label,select{touch-action:manipulation}',
  ':focus-visible{outline:2px solid var(--sea);outline-offset:3px;border-radius:2px}',
  '::selection{background:var(--sea);color:var(--ground)}',
  // A jump or the focus must not end under the sticky header or behind a bar at the foot (WCAG 2.4.11).
  'html{scroll-padding-block:5rem 4rem}',
  // On low windows the header does not stick, and each line counts.
  `${media.low}{html{scroll-padding-block:1rem!important}}`,
  // Without scripts such a button has no effect.
  '@media (scripting:none){button[type=button]:not([popovertarget],:disabled){display:none!important}}',
  '@media (prefers-reduced-motion:reduce){',
  '*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;',
  'transition-duration:.01ms!important}}',
  printStyles,
].join('');

/** The dark palette by the system's setting, for standalone documents without a script that sets the class. */
export const systemTheme = `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${declarations(dark)}}}`;
