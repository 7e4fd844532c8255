import { observatoryScore } from './observatory';

const GOOD = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; frame-ancestors 'self'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const points = (headers: Record<string, string> = {}, rest: { cookies?: string[]; html?: string } = {}) =>
  observatoryScore({ headers: { ...GOOD, ...headers }, cookies: [], ...rest }).points;

test('an answer without faults gets all bonuses but those for cookies and hashes of foreign scripts', () => {
  expect(points()).toBe(130);
});

const policy = (text: string) => ({ 'content-security-policy': `${text}; frame-ancestors 'none'` });

test.each([
  ['default-src allows the site', policy("default-src 'self'"), 125],
  ['styles may be inline', policy("default-src 'none'; style-src 'unsafe-inline'"), 120],
  ['a hash takes unsafe-inline back', policy("default-src 'none'; style-src 'unsafe-inline' 'sha256-a'"), 130],
  ['scripts may be inline', policy("default-src 'none'; script-src 'unsafe-inline'"), 80],
  ['scripts may come from anywhere', policy("default-src 'none'; script-src https:"), 80],
  ['texts may become scripts', policy("default-src 'none'; script-src 'self' 'unsafe-eval'"), 110],
  ['pictures may come by http', policy("default-src 'none'; img-src http:"), 110],
  ['there is no policy', { 'content-security-policy': '' }, 55],
  ['anybody may frame it', { 'content-security-policy': "default-src 'none'" }, 80],
  ['HSTS is short', { 'strict-transport-security': 'max-age=60' }, 120],
  ['HSTS is missing', { 'strict-transport-security': '' }, 80],
  ['types may be guessed', { 'x-content-type-options': '' }, 125],
  ['referrers are told', { 'referrer-policy': 'unsafe-url' }, 120],
  ['others may embed it', { 'cross-origin-resource-policy': 'cross-origin' }, 120],
  [
    'others may read it as the visitor',
    { 'access-control-allow-origin': 'https://a.example', 'access-control-allow-credentials': 'true' },
    50,
  ],
])('%s', (_what, headers, expected) => expect(points(headers)).toBe(expected));

test.each([
  ['a=1; Path=/; HttpOnly; Secure; SameSite=Lax', 135],
  ['a=1; HttpOnly; Secure', 130],
  ['a=1; Secure; SameSite=Lax', 70],
  ['a=1; HttpOnly; SameSite=Lax', 60],
])('a cookie: %s', (line, expected) => expect(points({}, { cookies: [line] })).toBe(expected));

test.each([
  ['<script src="/assets/a.js"></script>', 130],
  ['<script src="https://a.example/a.js" integrity="sha384-a"></script>', 135],
  ['<script src="https://a.example/a.js"></script>', 125],
  ['<script src="http://a.example/a.js"></script>', 50],
])('scripts: %s', (html, expected) => expect(points({}, { html })).toBe(expected));
