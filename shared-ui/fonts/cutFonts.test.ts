/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cutFonts } from './cutFonts';
import { unicodeRange } from './letters';

test('the fonts that pages load are what the letters, weights and packages give now', async () => {
  for (const { file, content } of await cutFonts()) {
    expect({ file, isSame: content.equals(readFileSync(path.join(__dirname, file))) }).toEqual({ file, isSame: true });
  }
});

test('letters become the ranges that a browser compares with', () => {
  expect(unicodeRange('cabz€')).toBe('U+61-63,U+7A,U+20AC');
});
