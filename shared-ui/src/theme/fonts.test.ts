import { fontFaces, fontPreloads } from './fonts';
import { text } from './type';

test('every face that the type asks for exists, with a fallback that keeps its measures', () => {
  const declared = [...fontFaces.matchAll(/font-family:'([^']+)'/g)].map(([, family]) => family);
  for (const { fontFamily } of [text.display, text.body]) {
    const asked = [...fontFamily.matchAll(/'([^']+)'/g)].map(([, family]) => family);
    expect(declared).toEqual(expect.arrayContaining(asked));
  }
  expect(fontFaces.match(/size-adjust:/g)).toHaveLength(2);
});

test('where the system has no mono font, figures stand in the text font, in columns, and never in a typewriter face', () => {
  const { fontFamily, fontVariantNumeric } = text.log;
  expect(fontFamily.endsWith(text.body.fontFamily)).toBe(true);
  expect(fontFamily).not.toMatch(/Courier|monospace$|monospace,(?! 'SF Mono')/);
  expect(fontVariantNumeric).toBe('tabular-nums');
});

test('what is preloaded is what the faces load, once each', () => {
  expect(new Set(fontPreloads).size).toBe(2);
  for (const file of fontPreloads) expect(fontFaces).toContain(`url(${file})`);
});

test('the faces of a family are one to the browser, and the cut one is asked first', () => {
  for (const family of ['Bricolage Grotesque Variable', 'Source Sans 3 Variable']) {
    const faces = [...fontFaces.matchAll(/@font-face\{([^}]+)\}/g)].flatMap(([, rule = '']) =>
      rule.includes(`'${family}'`) ? [rule] : [],
    );
    expect(faces.length).toBeGreaterThan(2);
    // Browsers combine faces by `unicode-range` only where their weights are declared alike.
    expect(new Set(faces.map((rule) => /font-weight:([^;]+)/.exec(rule)?.[1])).size).toBe(1);
    expect(fontPreloads.some((file) => faces.at(-1)?.includes(`url(${file})`))).toBe(true);
  }
});
