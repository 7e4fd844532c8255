import { light } from './palette';

/** What nobody can use on paper: ways to other pages, and controls. */
const CONTROLS = 'nav,form,button,dialog,[popover],[role=tablist],iframe,video';

/**
 * The page on paper (docs/product/site.md#print-1): its content without controls, in the light theme, on white. All answers
 * are open, and addresses of other sites stand beside their links.
 */
export const printStyles = [
  '@page{margin:16mm 14mm}',
  '@media print{',
  `:root{--ground:${light.surface};--sand:${light.surface};--ink:#000}`,
  // Reduced motion gives each element a short transition. Paper would show its beginning.
  '*,::before,::after{transition:none!important}',
  // About 10 points for text, as in print.
  'html{font-size:80%}',
  `${CONTROLS}{display:none!important}`,
  'h1,h2,h3,h4,summary{break-after:avoid}',
  'img,figure,tr,li,dl>div{break-inside:avoid}',
  'p{orphans:3;widows:3}',
  'summary svg{display:none}',
  'details::details-content{content-visibility:visible;display:block;height:auto}',
  'main a[href^=http]::after{content:" (" attr(href) ")";overflow-wrap:anywhere}',
  '}',
].join('');
