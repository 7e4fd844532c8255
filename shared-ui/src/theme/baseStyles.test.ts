import { baseStyles } from './baseStyles';
import { light } from './palette';
import { color } from './tokens';

test('every colour that a component may use is declared for both themes', () => {
  const palettes = /:root\{([^}]*)\}@media screen\{:root\.dark\{([^}]*)\}/.exec(baseStyles);
  for (const variable of Object.values(color).map((value) => value.slice(4, -1))) {
    expect(palettes?.[1]).toContain(`${variable}:`);
    expect(palettes?.[2]).toContain(`${variable}:`);
  }
  expect(Object.keys(color)).toEqual(expect.arrayContaining(Object.keys(light)));
});

test('stays small, because every document contains it', () => {
  expect(baseStyles.length).toBeLessThan(4096);
});

test('shows the keyboard’s focus, and stops motion for visitors who prefer less', () => {
  expect(baseStyles).toContain(':focus-visible{outline:2px');
  expect(baseStyles).toContain('prefers-reduced-motion:reduce');
});

test('paper is light, has no controls, and shows all answers', () => {
  const [, onPaper = ''] = baseStyles.split('@media print{');
  expect(onPaper).toContain(`--ground:${light.surface}`);
  expect(onPaper).toMatch(/nav,form,button[^{]*\{display:none!important\}/);
  expect(onPaper).toContain('*,::before,::after{transition:none!important}');
  expect(onPaper).toContain('details::details-content{content-visibility:visible');
});

test('without scripts, buttons that need a script are hidden', () => {
  expect(baseStyles).toContain(
    '@media (scripting:none){button[type=button]:not([popovertarget],:disabled){display:none!important}}',
  );
});

test('a jump or the focus never ends under the header or behind the foot', () => {
  expect(baseStyles).toContain('html{scroll-padding-block:5rem 4rem}');
});
