/** @jest-environment node */

import { someInlineScripts } from '../../testing/someInlineScripts';
import { inlineHash } from './inlineHash';
import { styleHashes, writeDocument } from './writeDocument';

const page = {
  head: '<title>Vuelos</title>',
  styles: '<style>h1{color:red}</style>',
  body: new TextEncoder().encode('<body><h1>¡Hola!</h1>'),
  isSubstitute: false,
};
type Parts = Parameters<typeof writeDocument>;
const textOf = (...[what, scripts, preloads, registry]: [Parts[0], Parts[1], Parts[2], Parts[3]]) =>
  Buffer.concat(writeDocument(what, scripts, preloads, registry, someInlineScripts)).toString();
const html = textOf(
  page,
  [
    { address: '/assets/a.js?x=1&y=2', integrity: 'sha384-a' },
    { address: '/assets/main.js', integrity: 'sha384-main' },
  ],
  [{ address: '/releases/r/1/"b".js', integrity: '' }],
  '{}',
);

test('a document is in Spanish, in UTF-8, and as wide as its screen', () => {
  expect(html).toMatch(
    /^<!doctype html><html lang="es" class="light"><head><meta charset="utf-8"><meta name="viewport"/,
  );
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
});

test('the page’s title comes before the shell’s styles, and those before the page’s own', () => {
  const order = [
    '<title>',
    '<script>paint()</script>',
    '<style>',
    page.styles,
    '<script data-scripts="',
    '</head><body>',
  ];
  const positions = order.map((text) => html.indexOf(text));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(html).toMatch(/<\/head><body><h1>¡Hola!<\/h1><script/);
});

test('scripts are named last, as data of the start script, and no element requests them before', () => {
  expect(html).toContain(
    '<script data-scripts="/assets/a.js?x=1&amp;y=2 /assets/main.js" data-preloads="/releases/r/1/&quot;b&quot;.js" ' +
      'data-integrity="sha384-a sha384-main ">',
  );
  expect(html).not.toMatch(/<script[^>]* src=|as="script"/);
  expect(textOf(page, [], [], '{}')).toContain(`${page.styles}</head>`);
});

test('it ends with the page’s registry, whose text cannot close the element', () => {
  const told = JSON.stringify({ remotes: ['</script>'] });
  const [, written = ''] =
    /<script type="application\/json" id="page-registry">(.*)<\/script><\/body><\/html>$/.exec(
      textOf(page, [], [], told),
    ) ?? [];
  expect(JSON.parse(written)).toEqual({ remotes: ['</script>'] });
});

test('fonts, icons and the manifest are named', () => {
  const preload = /<link rel="preload" as="font" type="font\/woff2" href="([^"]+)" crossorigin>/g;
  const fonts = [...html.matchAll(preload)].map(([, address]) => address);
  expect(fonts).toHaveLength(2);
  for (const address of fonts) expect(html).toContain(`url(${address})`);
  expect(html).toMatch(/<link rel="icon" type="image\/svg\+xml" href="[^"]+favicon\.svg"><link rel="apple-touch-icon"/);
  expect(html).toMatch(/<link rel="apple-touch-icon" href="[^"]+icon-192\.png"><link rel="manifest"/);
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest">');
});

test('the policy allows the inline scripts', () => {
  const scripts = [...html.matchAll(/<script(?! type)[^>]*>([^<]+)<\/script>/g)].map(([, text = '']) =>
    inlineHash(text),
  );
  expect(scripts).toEqual([someInlineScripts.firstPaint.source, someInlineScripts.start.source]);
});

test('every style element of a page is allowed, even if its rules contain <', () => {
  const rules = ['@media (width<30rem){a{b:c}}', 'p::before{content:"<"}'];
  const elements = rules.map((text) => `<style data-styles>${text}</style>`).join('');
  expect(styleHashes(elements)).toEqual(rules.map(inlineHash));
});
