import { countCharacters, firstCharacters } from './characters';

test.each([
  ['abc', 3],
  ['🚁', 1],
  ['ñ', 1],
  ['👨‍👩‍👧‍👦', 7],
  ['', 0],
])('%s counts as its code points', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test.each([
  ['an emoji', '🚁'],
  ['a joined emoji', '👨‍👩‍👧‍👦'],
  ['a hand with its tone', '👍🏽'],
  ['a flag', '🇪🇸'],
  ['the flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a letter with its accent', 'x\u0301'],
])('%s is kept or left out as a whole', (_what, character) => {
  const length = countCharacters(character);
  for (let max = 3; max < 3 + length; max++) expect(firstCharacters(`aaa${character}`, max)).toBe('aaa');
  expect(firstCharacters(`aaa${character}b`, 3 + length)).toBe(`aaa${character}`);
});

test('a cut text contains only whole characters and keeps the limit', () => {
  const text = 'Añ👩🏽‍✈️x\u0301🇪🇸🇫🇷❤️‍🔥 1️⃣🏴󠁧󠁢󠁥󠁮󠁧󠁿🚁';
  for (let max = 0; max <= countCharacters(text); max++) {
    const kept = firstCharacters(text, max);
    expect(text.startsWith(kept)).toBe(true);
    expect(kept.isWellFormed()).toBe(true);
    expect(kept).not.toMatch(/\u200d$/);
    expect(countCharacters(kept)).toBeLessThanOrEqual(max);
  }
});

test('a text that is one endless character is still cut', () => {
  expect(firstCharacters(`a${'\u0301'.repeat(200)}`, 100)).toBe(`a${'\u0301'.repeat(92)}`);
});
