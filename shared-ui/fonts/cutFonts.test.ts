/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cutFonts } from './cutFonts';
import { unicodeRange } from './letters';

test('the cut fonts are up to date with the letters, weights and packages', async () => {
  for (const { file, content } of await cutFonts()) {
    expect({ file, isSame: content.equals(readFileSync(path.join(__dirname, file))) }).toEqual({ file, isSame: true });
  }
});

test('letters become a CSS unicode-range', () => {
  expect(unicodeRange('cabz€')).toBe('U+61-63,U+7A,U+20AC');
});
