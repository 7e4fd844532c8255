import { readOptions } from './options';

const KNOWN = ['mfe-blog', 'mfe-shop', 'shell', 'api'];

test('without arguments all is developed', () => {
  expect(readOptions([], KNOWN)).toEqual({ names: undefined, from: undefined });
});

test('workspaces are named, and a site whose releases the others are', () => {
  expect(readOptions(['mfe-blog', 'api'], KNOWN)).toEqual({ names: ['mfe-blog', 'api'], from: undefined });
  expect(readOptions(['mfe-blog', '--from', 'https://site.example/blog'], KNOWN)).toEqual({
    names: ['mfe-blog'],
    from: 'https://site.example',
  });
});

test.each([
  [['mfe-blgo'], 'mfe-blgo cannot be developed; there are: mfe-blog, mfe-shop, shell, api'],
  [
    ['mfe-blog', '--from', 'site.example'],
    "--from names a site, as in --from https://tramuntana.example, and not 'site.example'",
  ],
  [['--from', 'https://site.example'], '--from takes the others from https://site.example, so name what you develop'],
  [['--form', 'https://site.example'], "Unknown option '--form'"],
])('%j is refused with what to do', (args, message) => {
  expect(() => readOptions(args, KNOWN)).toThrow(message);
});
