import { onPicture } from '../layout/onPicture';
import { SCRIM_PERCENT } from '../layout/scrim';
import { type ColorRole, dark, light } from './palette';
import { color } from './tokens';

type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  return [red, green, blue].map((channel) => Number.parseInt(channel, 16)) as Rgb;
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio by the definition of WCAG 2. */
function contrast(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const mixed = (over: string, under: string, percent: number): Rgb => {
  const below = rgb(under);
  return rgb(over).map((channel, index) => (channel * percent + (below[index] ?? 0) * (100 - percent)) / 100) as Rgb;
};

const GROUNDS: ColorRole[] = ['ground', 'surface', 'raised', 'sand'];
const TEXTS: ColorRole[] = ['ink', 'muted', 'sea', 'accent', 'danger'];
const themes = { light, dark };
const pairs = (roles: ColorRole[]) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    roles.flatMap((role) => GROUNDS.map((ground) => [theme, role, ground] as const)),
  );

test.each(pairs(TEXTS))('in the %s theme, %s is legible on %s', (theme, role, ground) => {
  expect(contrast(rgb(themes[theme][role]), rgb(themes[theme][ground]))).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(['control']))('in the %s theme, the edge of a %s stands out from %s', (theme, role, ground) => {
  expect(contrast(rgb(themes[theme][role]), rgb(themes[theme][ground]))).toBeGreaterThanOrEqual(3);
});

test.each(['light', 'dark'] as const)(
  'in the %s theme, the call to action is legible, even under the pointer',
  (theme) => {
    const { accent, onAccent, ink } = themes[theme];
    expect(contrast(rgb(onAccent), rgb(accent))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(onAccent), mixed(accent, ink, 88))).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(['--ink', '--muted', '--sea'] as const)('%s is legible on a hero, even over a white frame', (role) => {
  const worst = mixed(light.night, '#ffffff', SCRIM_PERCENT);
  expect(contrast(rgb(onPicture[role]), worst)).toBeGreaterThanOrEqual(4.5);
});

test('selected text is legible on a hero', () => {
  expect(onPicture).toMatchObject({ '& ::selection': { color: color.night } });
  expect(contrast(rgb(light.night), rgb(onPicture['--sea']))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(rgb(dark.night), rgb(onPicture['--sea']))).toBeGreaterThanOrEqual(4.5);
});
