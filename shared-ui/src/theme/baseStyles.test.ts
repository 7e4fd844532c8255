import { baseStyles } from './baseStyles';
import { light } from './palette';
import { color } from './tokens';

test('every colour that a component may use is declared for both themes', () => {
  const palettes = /:root\{([^}]*)\}:root\.dark\{([^}]*)\}/.exec(baseStyles);
  for (const variable of Object.values(color).map((value) => value.slice(4, -1))) {
    expect(palettes?.[1]).toContain(`${variable}:`);
    expect(palettes?.[2]).toContain(`${variable}:`);
  }
  expect(Object.keys(color)).toEqual(expect.arrayContaining(Object.keys(light)));
});

test('stays small, because every document carries it', () => {
  expect(baseStyles.length).toBeLessThan(4096);
});

test('gives keyboards a visible focus, and no motion to visitors who prefer less', () => {
  expect(baseStyles).toContain(':focus-visible{outline:2px');
  expect(baseStyles).toContain('prefers-reduced-motion:reduce');
});
