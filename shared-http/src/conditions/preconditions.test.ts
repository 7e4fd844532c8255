import { allowsRange, judgePreconditions } from './preconditions';

const strong = { etag: '"a"', lastModified: 'Sun, 06 Nov 1994 08:49:37 GMT' };
const weak = { etag: 'W/"a"' };
const EARLIER = 'Sun, 06 Nov 1994 08:49:36 GMT';
const LATER = 'Sun, 06 Nov 1994 08:49:38 GMT';

test.each([
  ['If-None-Match with the tag', { 'if-none-match': '"a"' }, 'not modified'],
  ['… in a list', { 'if-none-match': '"x", "a"' }, 'not modified'],
  ['… as a weak one', { 'if-none-match': 'W/"a"' }, 'not modified'],
  ['… that any matches', { 'if-none-match': '*' }, 'not modified'],
  ['… of another version', { 'if-none-match': '"x"' }, 'met'],
  ['… without quotes', { 'if-none-match': 'a' }, 'met'],
  ['… as a part of another tag', { 'if-none-match': '"x,a", "a "' }, 'met'],
  ['… which counts more than a date', { 'if-none-match': '"x"', 'if-modified-since': LATER }, 'met'],
  ['If-Modified-Since that second', { 'if-modified-since': strong.lastModified }, 'not modified'],
  ['… before', { 'if-modified-since': EARLIER }, 'met'],
  ['… no date', { 'if-modified-since': '2099' }, 'met'],
  ['If-Match with the tag', { 'if-match': '"x", "a"' }, 'met'],
  ['… that any matches', { 'if-match': '*' }, 'met'],
  ['… of another version', { 'if-match': '"old"' }, 'failed'],
  ['… as a weak one', { 'if-match': 'W/"a"' }, 'failed'],
  ['… which counts more than a date', { 'if-match': '"a"', 'if-unmodified-since': EARLIER }, 'met'],
  ['… which counts more than If-None-Match', { 'if-match': '"old"', 'if-none-match': '"a"' }, 'failed'],
  ['If-Unmodified-Since before', { 'if-unmodified-since': EARLIER }, 'failed'],
  ['… after', { 'if-unmodified-since': LATER }, 'met'],
  ['… no date', { 'if-unmodified-since': 'never' }, 'met'],
])('%s', (_what, asked, verdict) => {
  expect(judgePreconditions(asked, strong)).toBe(verdict);
});

test('a weak tag is enough for a cache, but not for a client that needs the same bytes', () => {
  expect(judgePreconditions({ 'if-none-match': '"a"' }, weak)).toBe('not modified');
  expect(judgePreconditions({ 'if-match': 'W/"a"' }, weak)).toBe('failed');
});

test('date conditions are ignored if the answer has no date', () => {
  expect(judgePreconditions({ 'if-unmodified-since': EARLIER, 'if-modified-since': LATER }, weak)).toBe('met');
});

const NOW = Date.UTC(2026, 0, 1);

test.each([
  ['no condition', {}, true],
  ['the tag', { 'if-range': '"a"' }, true],
  ['a weak tag', { 'if-range': 'W/"a"' }, false],
  ['another tag', { 'if-range': '"b"' }, false],
  ['the date', { 'if-range': strong.lastModified }, true],
  ['a later date', { 'if-range': LATER }, false],
  ['an invalid date', { 'if-range': 'a' }, false],
])('a part is sent for %s: %p', (_what, asked, isAllowed) => {
  expect(allowsRange(asked, strong, NOW)).toBe(isAllowed);
});

test('a date within the current second proves nothing, because the file may change again', () => {
  const now = Date.parse(strong.lastModified) + 999;
  expect(allowsRange({ 'if-range': strong.lastModified }, strong, now)).toBe(false);
});
