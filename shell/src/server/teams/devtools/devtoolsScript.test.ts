/** @jest-environment node */
import { withDevtoolsScript } from './devtoolsScript';

const SCRIPT = { address: '/assets/devtools.js', integrity: 'sha384-devtools' };
const changed = (html: string, version = '1.0.0-t') => String(withDevtoolsScript(Buffer.from(html), SCRIPT, version));

test('the overlay’s script is the last of the page’s head', () => {
  expect(changed('<html><head><title>Blog</title></head><body>&lt;/head></body></html>')).toBe(
    '<html><head><title>Blog</title><script src="/assets/devtools.js" integrity="sha384-devtools" data-shell="1.0.0-t"></script></head><body>&lt;/head></body></html>',
  );
});

test('a version cannot close the script’s element', () => {
  expect(changed('<head></head>', '"><b>')).toContain('data-shell="&quot;&gt;&lt;b&gt;"></script></head>');
});

test.each(['', 'texto', '<html><body></body></html>'])('a document without a head stays as it is: %j', (html) => {
  expect(changed(html)).toBe(html);
});
