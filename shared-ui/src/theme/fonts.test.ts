import { fontFaces, fontPreloads } from './fonts';
import { text } from './type';

test('every face that the type asks for exists, with a stand-in that keeps its measures', () => {
  const declared = [...fontFaces.matchAll(/font-family:'([^']+)'/g)].map(([, family]) => family);
  for (const { fontFamily } of [text.display, text.body]) {
    const asked = [...fontFamily.matchAll(/'([^']+)'/g)].map(([, family]) => family);
    expect(declared).toEqual(expect.arrayContaining(asked));
  }
  expect(fontFaces.match(/size-adjust:/g)).toHaveLength(2);
});

test('what is preloaded is what the faces load, once each', () => {
  expect(new Set(fontPreloads).size).toBe(2);
  for (const file of fontPreloads) expect(fontFaces).toContain(`url(${file})`);
});
