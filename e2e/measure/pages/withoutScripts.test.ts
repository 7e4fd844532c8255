import { linkHeaderWithoutScripts, withoutScripts } from './withoutScripts';

test('inline scripts, data blocks and script files go, and the rest stays unchanged', () => {
  const page = '<head><title>Drones</title>{}<style>a{color:red}</style></head><body><p>Vuelos</p>{}</body>';
  const html = page
    .replace('{}', '<script>if(1<2)go()</script><script data-scripts="/a.js /b.js">start()</script>')
    .replace(
      '{}',
      '<script type="application/json" id="page-state">{"a":"<p>"}</script><SCRIPT defer src="/a.js"></SCRIPT>',
    );
  expect(withoutScripts(html)).toBe(page.replaceAll('{}', ''));
});

test.each([
  '<link rel="preload" as="script" href="/a.js">',
  '<link as="script" href="/a.js" rel="preload" fetchpriority="low">',
  '<link rel="modulepreload" href="/a.js">',
  '<link rel="prefetch" as="script" href="/a.js">',
])('%s goes', (link) => {
  expect(withoutScripts(`<p>${link}</p>`)).toBe('<p></p>');
});

test.each([
  '<link rel="preload" as="font" type="font/woff2" href="/script.woff2" crossorigin>',
  '<link rel="preload" as="image" href="/hero.avif">',
  '<link rel="icon" href="/favicon.svg">',
])('%s stays', (link) => {
  expect(withoutScripts(`<p>${link}</p>`)).toBe(`<p>${link}</p>`);
});

test('a Link header keeps its other links', () => {
  expect(linkHeaderWithoutScripts('</a.js>; rel=preload; as=script, </f.woff2>; rel=preload; as=font')).toBe(
    '</f.woff2>; rel=preload; as=font',
  );
  expect(linkHeaderWithoutScripts('</a.js>; rel=preload; as=script')).toBeUndefined();
});
