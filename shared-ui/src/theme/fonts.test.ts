import { fontFaces, fontPreloads } from './fonts';
import { text } from './type';

test('every font face in the type styles exists, with a fallback of the same metrics', () => {
  const declared = [...fontFaces.matchAll(/font-family:'([^']+)'/g)].map(([, family]) => family);
  for (const { fontFamily } of [text.display, text.body]) {
    const asked = [...fontFamily.matchAll(/'([^']+)'/g)].map(([, family]) => family);
    expect(declared).toEqual(expect.arrayContaining(asked));
  }
  expect(fontFaces.match(/size-adjust:/g)).toHaveLength(2);
});

test('without a system mono font, figures use the text font in columns, never a typewriter face', () => {
  const { fontFamily, fontVariantNumeric } = text.log;
  expect(fontFamily.endsWith(text.body.fontFamily)).toBe(true);
  expect(fontFamily).not.toMatch(/Courier|monospace$|monospace,(?! 'SF Mono')/);
  expect(fontVariantNumeric).toBe('tabular-nums');
});

test('each preload is a file of the font faces, and no file is preloaded twice', () => {
  expect(new Set(fontPreloads).size).toBe(2);
  for (const file of fontPreloads) expect(fontFaces).toContain(`url(${file})`);
});

test('the faces of a family combine in the browser, and the cut one has priority', () => {
  for (const family of ['Bricolage Grotesque Variable', 'Source Sans 3 Variable']) {
    const faces = [...fontFaces.matchAll(/@font-face\{([^}]+)\}/g)].flatMap(([, rule = '']) =>
      rule.includes(`'${family}'`) ? [rule] : [],
    );
    expect(faces.length).toBeGreaterThan(2);
    // Browsers combine faces by `unicode-range` only if their declared weights are the same.
    expect(new Set(faces.map((rule) => /font-weight:([^;]+)/.exec(rule)?.[1])).size).toBe(1);
    expect(fontPreloads.some((file) => faces.at(-1)?.includes(`url(${file})`))).toBe(true);
  }
});
