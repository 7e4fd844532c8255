import { renderMarkdown } from './markdown';
import { sanitiseHtml, textOf } from './sanitise';

const shown = (body: string) =>
  sanitiseHtml(
    renderMarkdown(body, (slug) => {
      throw new Error(`no picture ${slug}`);
    }),
  );

const ATTACKS = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/api/files/x.webp" onerror="alert(1)">',
  '<img src=`x`onerror=alert(1)>',
  '<img/src/onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&#58;alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '<javascript:alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="http://evil.example"></iframe>',
  '<iframe src="/blog"></iframe>',
  '<iframe src="//evil.example" onload=alert(1)></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name=a><button formaction="javascript:alert(1)">x</button></form>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
  '<div class="x" id="root" style="position:fixed;inset:0">x</div>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<video><source onerror="alert(1)"></video>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<!--<img src="--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<x onclick=alert(1) tabindex=0>x</x>',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  '<a href="//evil.example">x</a>',
];

const FORBIDDEN =
  /<\/?(?:script|style|object|embed|form|input|button|svg|math|link|meta|base|body|video|source|noscript|textarea|details|div|x)\b|<iframe(?! src="https:)|<[^>]*\son\w+\s*=|<[^>]*\s(?:style|id|srcdoc|formaction)\s*=|(?:href|src)="\s*(?:javascript|vbscript|data|\/\/)|<img[^>]*evil/i;

test.each(ATTACKS)('sanitising leaves nothing that runs, frames or phones home of %s', (attack) => {
  expect(shown(`Antes.\n\n${attack}\n\nDespués.`)).not.toMatch(FORBIDDEN);
  expect(shown(`En la línea ${attack} misma.`)).not.toMatch(FORBIDDEN);
});

test('the pattern finds the attacks themselves', () => {
  const html = ATTACKS.filter((attack) => attack.startsWith('<') && !attack.startsWith('<!'));
  const unnoticed = html.filter((attack) => !FORBIDDEN.test(attack));
  // Only a browser decodes these schemes. The test above checks that the sanitiser removes their href.
  expect(
    unnoticed.every(
      (attack) => /href="(?:JaVa|java\t| )/.test(attack) || /^<(?:scr<|javascript|img\/|img src=`)/.test(attack),
    ),
  ).toBe(true);
});

test('an iframe keeps only its address and its title', () => {
  const frame =
    '<iframe src="https://video.example/v/1" title="Vuelo" allow="camera" onload="alert(1)" name="x"></iframe>';
  expect(shown(frame)).toBe('<iframe src="https://video.example/v/1" title="Vuelo"></iframe>');
});

test('an author’s links stay: to another host without a scheme, and to parts of the text by their ids', () => {
  expect(shown('[a](//host.example/a) [b](#nota)')).toBe(
    '<p><a href="https://host.example/a" rel="noopener noreferrer">a</a> <a href="#nota">b</a></p>',
  );
  expect(shown('<p id="nota">N <a name="ancla"></a></p>')).toBe('<p id="nota">N <a name="ancla"></a></p>');
  expect(shown('<iframe src="//video.example/v/1"></iframe>')).toBe(
    '<iframe src="https://video.example/v/1"></iframe>',
  );
});

test('a picture keeps only the sizes that are files of the site', () => {
  const picture = (srcset: string) => shown(`<img src="/api/files/x.webp" srcset="${srcset}" alt="x">`);
  const own = '/api/files/x-480.webp 480w, /api/files/x-960.webp 960w';
  expect(picture(own)).toBe(`<img src="/api/files/x.webp" srcset="${own}" alt="x" />`);
  expect(picture('/api/files/x-480.webp 480w,https://evil.example/x.webp 960w, //evil.example/y.webp 2x')).toBe(
    '<img src="/api/files/x.webp" srcset="/api/files/x-480.webp 480w" alt="x" />',
  );
  expect(picture('https://evil.example/x.webp 1x')).toBe('<img src="/api/files/x.webp" alt="x" />');
});

test('the elements that a text needs stay', () => {
  const html = shown(
    '## Título\n\nUn **texto** con [enlace](/contacto), [otro](https://www.example.org) y `código`.\n\n' +
      '1. uno\n2. dos\n\n> cita\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nlet a;\n```',
  );
  expect(html).toContain('<h2>Título</h2>');
  expect(html).toContain('<a href="/contacto">enlace</a>');
  expect(html).toContain('<a href="https://www.example.org" rel="noopener noreferrer">otro</a>');
  expect(html).toContain('<li>uno</li>');
  expect(html).toContain('<blockquote>');
  expect(html).toContain('<td>1</td>');
  expect(html).toContain('<code class="language-js">let a;');
});

test('a heading of the first level becomes one of the second, because the page has its own', () => {
  expect(shown('# Uno')).toBe('<h2>Uno</h2>');
});

test('the text of HTML has a space in place of each tag', () => {
  expect(textOf('<p>Uno &amp; dos</p><ul><li>3 &lt; 4</li></ul>')).toBe('Uno & dos 3 < 4');
});
