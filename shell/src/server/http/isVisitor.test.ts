/** @jest-environment node */
import { isVisitor } from './isVisitor';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

test.each([
  ['a browser', { 'user-agent': CHROME }],
  ['a browser without a window', { 'user-agent': CHROME.replace('Chrome/', 'HeadlessChrome/') }],
  [
    'a telephone whose maker is called Cubot',
    { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 40) Chrome/142' },
  ],
  ['a program that says nothing of itself', {}],
  ['a request with another purpose', { 'user-agent': CHROME, 'sec-purpose': 'navigate' }],
])('%s counts as a visitor', (_what, headers) => {
  expect(isVisitor(headers)).toBe(true);
});

test.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'sec-purpose': 'prefetch;anonymous-client-ip' },
  { purpose: 'Prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
])('a browser that requests ahead does not count: %j', (headers) => {
  expect(isVisitor({ 'user-agent': CHROME, ...headers })).toBe(false);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Twitterbot/1.0',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
])('a program that names itself does not count: %s', (agent) => {
  expect(isVisitor({ 'user-agent': agent })).toBe(false);
});

test('a program that names its operator does not count', () => {
  expect(isVisitor({ 'user-agent': CHROME, from: 'robot@example.com' })).toBe(false);
});
