import { inWordsOf } from './inWordsOf';

const words = inWordsOf('mfe-blog');

test.each([
  ['publish one: npm run release -- publish mfe-blog', 'publish one: npx remote publish'],
  ['npm run release -- canary mfe-blog --stop', 'npx remote canary --stop'],
  ['look first: npm run release -- status', 'look first: npx remote status'],
  ['build it again: npm run build -- mfe-blog', 'build it again: npx remote build'],
  ['the byte budget in mfe-blog/package.json', 'the byte budget in package.json'],
  ['the mounts in mfe-blog/webpack.config.ts', 'the mounts in webpack.config.ts'],
])('%s', (message, told) => {
  expect(words(message)).toBe(told);
});

test.each([
  'npm run release -- publish shell',
  'npm run release -- promote mfe-blog-extra 1.0.0',
  'npm run release -- access add',
  'the types of /repository/mfe-blog/package.json',
  'the mounts in my-mfe-blog/webpack.config.ts',
])('a command or a path that is not of this remote stays: %s', (message) => {
  expect(words(message)).toBe(message);
});
