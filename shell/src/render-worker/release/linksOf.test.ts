/** @jest-environment node */
import { linksOf } from './linksOf';

test('lists the page’s links within the site, each once, without query and fragment', () => {
  const html = `<a href="/blog">a</a><a class="css-1" href="/blog?page=2"><b>b</b></a><a href="/media#a" data-x>c</a>
    <a aria-current="page" href="/">d</a><link href="/site.css"><area href="/no">`;
  expect(linksOf(html)).toEqual(['/blog', '/media', '/']);
});

test('links to other sites, fragments and telephones are left out', () => {
  const html =
    '<a href="https://otro.example/x">a</a><a href="//otro.example">b</a><a href="#c">c</a><a href="tel:1">d</a>';
  expect(linksOf(html)).toEqual([]);
});

test('only the first five hundred links are listed', () => {
  const paths = Array.from({ length: 600 }, (_, at) => `/blog/post/${at}`);
  const html = paths.map((path) => `<a href="${path}">a</a><a href="${path}#b">b</a>`).join('');
  expect(linksOf(html)).toEqual(paths.slice(0, 500));
});
