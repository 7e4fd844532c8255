import type { Figure } from '../figure';
import { table } from '../figures/printTable';
import { dotPlot, escaped, type Plot, seriesNames } from './dotPlot';

const STYLES = `
:root{color-scheme:light dark;font:14px/1.5 system-ui,sans-serif}
body{max-width:1500px;margin:2rem auto;padding:0 1rem}
main{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,40rem),1fr));gap:2rem}
svg{width:100%;height:auto}
svg text{font:11px system-ui,sans-serif;fill:light-dark(#333,#ddd)}
svg .title{font-size:14px;font-weight:600}
.grid{stroke:light-dark(#ddd,#444)}
.series-0{--mark:light-dark(#0b6674,#5cc8d4)}
.series-1{--mark:light-dark(#8a5a00,#f0b849)}
.series-2{--mark:light-dark(#a8201a,#ff8a80)}
g circle{fill:var(--mark);fill-opacity:.45}
.median{stroke:var(--mark);stroke-width:3}
.key{display:inline-block;color:var(--mark);font-weight:600;margin-right:1.5rem}
pre{overflow-x:auto}
`;

/** A page of HTML in one file: plots, and the table of figures below. `taken` says when and where they were measured. */
export function report(plots: readonly Plot[], figures: readonly Figure[], taken: string): string {
  const keys = seriesNames(plots).map((name, index) => `<span class="key series-${index}">● ${escaped(name)}</span>`);
  // All plots get the same list of names, so that a contender has the same colour in each.
  const named = plots.map((plot) => dotPlot(plot, seriesNames(plots)));
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>Measured</title>',
    `<style>${STYLES}</style></head><body><h1>Measured</h1>`,
    `<p>${escaped(taken)} A dot is a sample, a bar the median.</p><p>${keys.join('')}</p>`,
    `<main>${named.join('')}</main><pre>${escaped(table(figures))}</pre></body></html>\n`,
  ].join('');
}
