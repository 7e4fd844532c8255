import { searchText, searchWords } from './search';

test('a search is one line of at most 100 characters, and a cut never splits an emoji', () => {
  expect(searchText(' dro\u200bnes\n  FPV ')).toBe('drones FPV');
  expect(searchText(`${'a'.repeat(99)}🚁b`)).toBe(`${'a'.repeat(99)}🚁`);
  expect(searchText(`${'a'.repeat(99)}👨‍👩‍👧‍👦`)).toBe('a'.repeat(99));
  expect(searchText(null)).toBe('');
});

test.each([
  ['cuasi\u00advuelo', ['cuasivuelo']],
  ['¿Volar en STS-01?', ['volar', 'en', 'sts', '01']],
  ['Fotogrametri\u0301a', ['fotogrametría']],
  ['ﬁlmación a 50 m²', ['filmación', 'a', '50', 'm2']],
  ['ＦＰＶ', ['fpv']],
  ['🚁 «…» — \u0301', []],
])('%s is compared as %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
