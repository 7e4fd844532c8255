import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShellContext } from '@tramuntana/contracts/runtime';
import { fakeShell } from '@tramuntana/contracts/testing';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { bodyOf } from '../../html/bodyOf';
import { withSections } from '../../html/headings';
import { XSS_CORPUS } from '../../testing/xssCorpus';
import { PostBody } from './PostBody';

const shell = {
  ...fakeShell(),
  mediaUrl: (path: string) => (/^([a-z]+:)?\/\//i.test(path) ? path : `/${path.replace(/^\/+/, '')}`),
};

function page(html: string) {
  const router = createMemoryRouter([
    { path: '*', element: <PostBody nodes={withSections(bodyOf(html)).nodes} path="/blog/post/7" /> },
  ]);
  return (
    <ShellContext value={shell}>
      <RouterProvider router={router} />
    </ShellContext>
  );
}

const show = (html: string) => render(page(html)).container;

test('headings, lists, quotes, code, tables and figures are shown as they were written', () => {
  show(
    '<h2>Uno</h2><ol start="3"><li>Tres</li></ol><blockquote><p>Cita</p></blockquote><pre><code>x = 1</code></pre>' +
      '<table><caption>Alturas</caption><thead><tr><th scope="col">Zona</th></tr></thead><tbody><tr><td colspan="2">A</td></tr></tbody></table>' +
      '<figure><img src="/api/files/cala.webp" alt="Una cala" width="960" height="640"><figcaption>Al alba</figcaption></figure>',
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Uno');
  expect(screen.getByRole('list')).toHaveAttribute('start', '3');
  expect(screen.getByRole('blockquote')).toHaveTextContent('Cita');
  expect(screen.getByText('x = 1').tagName).toBe('CODE');
  expect(screen.getByRole('table', { name: 'Alturas' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'A' })).toHaveAttribute('colspan', '2');
  expect(screen.getByRole('figure')).toHaveTextContent('Al alba');
  expect(screen.getByRole('img', { name: 'Una cala' })).toHaveAttribute('width', '960');
});

test('a table can be scrolled with the keyboard and has its caption as its name', () => {
  show(
    '<table><caption>Alturas <em>máximas</em></caption><tr><td>A</td></tr></table><table><tr><td>B</td></tr></table>',
  );
  const scrolled = screen.getByRole('group', { name: 'Tabla: Alturas máximas' });
  expect(scrolled).toHaveAttribute('tabindex', '0');
  expect(scrolled).toContainElement(screen.getByRole('table', { name: 'Alturas máximas' }));
  expect(screen.getByRole('group', { name: 'Tabla' })).toContainElement(screen.getByRole('cell', { name: 'B' }));
});

test('a link within the site goes through the router; a link to another site sends no referrer', () => {
  show('<p><a href="/contacto">Contacto</a> <a href="https://otra.example/">Otra</a></p>');
  expect(screen.getByRole('link', { name: 'Contacto' })).toHaveAttribute('href', '/contacto');
  expect(screen.getByRole('link', { name: 'Otra' })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('an author’s links work: to a neighbouring post, another site, or a part of the text', () => {
  const body = show(
    '<p><a href="8">Otro</a> <a href="//otra.example/a">Otra</a> <a href="#h">Arriba</a> <a href="#no">Nada</a></p>' +
      '<table id="h"><tr><td>A</td></tr></table>',
  );
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf('Otro'), hrefOf('Otra')]).toEqual(['/blog/post/8', 'https://otra.example/a']);
  expect(hrefOf('Arriba')).toMatch(/#apartado-h$/);
  expect(body.querySelector('#apartado-h')).toContainElement(screen.getByRole('cell', { name: 'A' }));
  expect(screen.queryByRole('link', { name: 'Nada' })).toBeNull();
});

test('another site’s video loads only after a click', async () => {
  const body = show('<p><iframe src="https://video.example/v/1" title="vuelo nocturno"></iframe></p>');
  expect(body.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: /Abrir en video\.example/ })).toHaveAttribute(
    'href',
    'https://video.example/v/1',
  );
  await userEvent.click(screen.getByRole('button', { name: /vuelo nocturno/ }));
  expect(screen.getByTitle('vuelo nocturno')).toHaveAttribute('src', 'https://video.example/v/1');
});

test('the browser hydrates the server’s HTML without a mismatch, even for malformed bodies', async () => {
  const rough = [
    '<p>a<ul><li>b<p>c</ul><a href="/x">d<a href="/y">e</a></a><b><p>f</b>g',
    '<table>\n<tr>\n<td>h<table><tr><td>i</table></td>j</tr>\n</table><pre>\n\nk\r\nl</pre><dl>m<dd>n</dl>',
    '<p>o\r\np</p> <p>q</p><h2><h3>r</h3></h2><li>s</li><caption>t</caption><figure>u<figcaption>v</figure>',
  ];
  const complaints = jest.spyOn(console, 'error');
  for (const html of [...rough, ...XSS_CORPUS]) {
    const container = document.createElement('div');
    container.innerHTML = renderToString(page(html));
    const recovered = jest.fn();
    await act(async () => {
      hydrateRoot(container, page(html), { onRecoverableError: recovered });
    });
    expect(recovered).not.toHaveBeenCalled();
  }
  expect(complaints).not.toHaveBeenCalled();
});

describe.each(XSS_CORPUS)('%s', (attack) => {
  test('runs nothing, neither in the browser nor in the server’s HTML', () => {
    const parsed = document.implementation.createHTMLDocument();
    parsed.body.innerHTML = renderToString(page(attack));
    for (const root of [show(attack), parsed.body]) expect(dangers(root)).toEqual([]);
  });
});

/** Elements and attributes that could run, load or send something. */
function dangers(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const found = /^(script|iframe|object|embed|svg|math|style|link|meta|base|form|input|template)$/.test(name);
    const attributes = [...element.attributes].filter(
      ({ name: key, value }) =>
        /^on|^style$|^formaction$|^srcdoc$|^xlink:|^is$/i.test(key) ||
        (/^(href|src|srcset|action|data)$/.test(key) && !/^(\/(?!\/)|https?:|mailto:|tel:)/i.test(value)) ||
        (key === 'src' && !value.startsWith('/')),
    );
    return [...(found ? [name] : []), ...attributes.map(({ name: key, value }) => `${name} ${key}=${value}`)];
  });
}
