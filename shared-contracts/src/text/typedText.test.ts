import { multiLine, singleLine } from './typedText';

test.each([
  ['a zero-width space', 'dro\u200bnes', 'drones'],
  ['a soft hyphen', 'cuasi\u00advuelo', 'cuasivuelo'],
  ['a byte order mark', '\ufeffdrones', 'drones'],
  ['a word joiner', 'dro\u2060nes', 'drones'],
  ['a joiner between Latin letters', 'dro\u200dnes', 'drones'],
  ['a variation selector after a letter', 'd\ufe0frones', 'drones'],
  ['a direction mark', '\u200edrones\u200f', 'drones'],
  ['an override that would turn round the rest', '\u202eabc', 'abc'],
  ['isolates around a telephone number, as contacts paste it', '\u2068+34 972 00 00 00\u2069', '+34 972 00 00 00'],
  ['a Hangul filler alone', '\u3164', ''],
  ['invisible letters of a tag', 'abc\u{e0061}\u{e0062}', 'abc'],
  ['half a surrogate pair', 'abc\ud83d', 'abc'],
])('%s is removed', (_what, typed, read) => {
  expect(singleLine(typed)).toBe(read);
});

test.each([
  ['a family', '👨‍👩‍👧‍👦'],
  ['a heart in colour', '❤️'],
  ['a keycap', '1️⃣'],
  ['a flag', '🇪🇸'],
  ['the flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a hand with its tone', '👩🏽‍✈️'],
  ['a Persian word with its non-joiner', 'می\u200cخواهم'],
  ['a word in Hindi', 'क्\u200dष'],
])('%s is kept', (_what, typed) => {
  expect(singleLine(typed)).toBe(typed);
});

test('letters are composed, and one line has single spaces and no control characters', () => {
  expect(singleLine(' Cala\u0000 \t Munto\u0301\r\n')).toBe('Cala Muntó');
  expect(singleLine('a\u00a0\u2003b')).toBe('a b');
});

test.each(['\r\n', '\r', '\n', '\u0085', '\u2028', '\u2029', '\v', '\f'])('%j is one line break', (lineBreak) => {
  expect(multiLine(`uno${lineBreak}dos`)).toBe('uno\ndos');
});

test('several lines keep their spaces, tabs and empty lines, and lose control characters', () => {
  expect(multiLine('\n uno  dos\t\u0007\r\n\r\ntres ')).toBe('uno  dos\t\n\ntres');
});
