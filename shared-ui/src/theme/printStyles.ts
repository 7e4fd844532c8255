import { light } from './palette';

/** Parts without use on paper: links to other pages, and controls. */
const CONTROLS = 'nav,form,button,dialog,[popover],[role=tablist],iframe,video';

/**
 * The printed page (docs/product/site.md#print-1): its content without controls, in the light theme, on white. All answers
 * are open, and links to other sites show their address.
 */
export const printStyles = [
  '@page{margin:16mm 14mm}',
  '@media print{',
  `:root{--ground:${light.surface};--sand:${light.surface};--ink:#000}`,
  // Reduced motion gives each element a short transition, and print would show its beginning.
  '*,::before,::after{transition:none!important}',
  // Gives text of about 10 points, the usual size in print.
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
