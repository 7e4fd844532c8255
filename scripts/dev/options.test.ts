import { readOptions } from './options';

const KNOWN = ['mfe-blog', 'mfe-shop', 'shell', 'api'];

test('without arguments every workspace runs from source', () => {
  expect(readOptions([], KNOWN)).toEqual({ names: undefined, from: undefined });
});

test('arguments name workspaces, and the site that the other releases come from', () => {
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
])('the refusal of %j says what to do', (args, message) => {
  expect(() => readOptions(args, KNOWN)).toThrow(message);
});
