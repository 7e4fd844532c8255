import { color } from '@tramuntana/ui';

/** Above the whole page, but below the bar of pins. */
const LAYER = 99;

/**
 * The overlay's styles. Its host is as high as the closed panel, so the panel does not cover the end of the page. The
 * colours follow the page's theme, except those of the labels, which are readable on any background.
 */
export const STYLES = `
:host{all:initial;display:block;block-size:calc(2.75rem + var(--foot,0px))}
aside{font:14px/1.4 system-ui,sans-serif;color:${color.ink}}
.outline{position:fixed;inset:0 auto auto 0;z-index:${LAYER};box-sizing:border-box;pointer-events:none;border:2px dashed #a64de6}
.outline.shell{border-color:#0e7a8a}
.outline span{position:absolute;inset-inline-start:50%;translate:-50%;padding:0 .5rem;white-space:nowrap;
background:#5b2a86;color:#fff;font:12px/1.6 ui-monospace,monospace}
.outline.shell span{background:#0a4d57}
.panel{position:fixed;inset-block-end:var(--foot,0px);inset-inline-end:0;z-index:${LAYER};box-sizing:border-box;
max-width:min(100%,56rem);background:${color.surface};border:1px solid ${color.control};pointer-events:auto}
summary{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;min-height:2.75rem;padding:0 1rem;cursor:pointer}
summary::before{content:'▸'}
[open]>summary::before{content:'▾'}
:focus-visible{outline:2px solid ${color.sea};outline-offset:-2px}
.content{max-height:min(60vh,40rem);padding:0 1rem 1rem;overflow:auto;overscroll-behavior:contain}
h2{margin:1rem 0 .25rem;font-size:1rem}
p{margin:0 0 .5rem}
table{width:100%;border-collapse:collapse}
th,td{padding:.25rem .5rem;border-block-end:1px solid ${color.line};text-align:start;vertical-align:top;
overflow-wrap:anywhere;min-width:4.5rem}
th{font-weight:600}
th[scope=row]{white-space:nowrap}
td{font:12px/1.6 ui-monospace,monospace}
thead th{color:${color.muted}}
a{display:inline-block;min-height:2rem;margin-inline-end:1rem;color:${color.sea}}
.failed{color:${color.danger}}
@media (max-width:767.98px){.panel{inset-inline:0;max-width:none}.content{max-height:50vh}
table{min-width:44rem}th[scope=row]{position:sticky;inset-inline-start:-1rem;background:${color.surface}}}
`;
