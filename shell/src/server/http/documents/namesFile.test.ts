/** @jest-environment node */
import { namesFile } from './namesFile';

test.each(['/favicon.ico', '/wp-login.php', '/.env', '/blog/logo.PNG', '/a/b.woff2'])('%s names a file', (path) =>
  expect(namesFile(path)).toBe(true),
);

test.each(['/', '/blog', '/blog/post/1', '/contacto.html', '/v1.2', '/a.b/c'])('%s may be a page', (path) =>
  expect(namesFile(path)).toBe(false),
);
