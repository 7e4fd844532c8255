import path from 'node:path';
import { readSettings } from './settings';

test('the address is all that must be set', () => {
  expect(readSettings({ RELEASES_LISTEN: '127.0.0.1:4100', LOG_LEVEL: '' })).toEqual({
    host: '127.0.0.1',
    port: 4100,
    url: undefined,
    folder: path.resolve('.data/releases'),
    apiUrl: undefined,
    signatureKeys: { known: [] },
    logLevel: 'info',
  });
});

test.each([
  ['[::1]:4100', '::1', 4100],
  ['0.0.0.0:0', '0.0.0.0', 0],
  ['releases.local:80', 'releases.local', 80],
])('%s is an address', (text, host, port) => {
  expect(readSettings({ RELEASES_LISTEN: text })).toMatchObject({ host, port });
});

test.each([
  [{}, 'RELEASES_LISTEN must be an address to listen on, as 127.0.0.1:4100'],
  [{ RELEASES_LISTEN: '4100' }, 'RELEASES_LISTEN must be an address'],
  [{ RELEASES_LISTEN: '127.0.0.1:70000' }, 'RELEASES_LISTEN must be an address'],
  [{ RELEASES_LISTEN: '::1:4100' }, 'RELEASES_LISTEN must be an address'],
  [
    { RELEASES_LISTEN: '127.0.0.1:1', RELEASES_URL: 'https://releases.example' },
    'RELEASES_URL must be the postgres://',
  ],
  [{ RELEASES_LISTEN: '127.0.0.1:1', LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ RELEASES_LISTEN: '127.0.0.1:1', RELEASES_KEY: 'short' }, 'RELEASES_KEY is one or two public keys'],
  [{ RELEASES_LISTEN: '127.0.0.1:1', RELEASES_SIGNING_KEY: 'short' }, 'RELEASES_SIGNING_KEY is a private Ed25519 key'],
])('%j is refused', (variables, reason) => {
  expect(() => readSettings(variables)).toThrow(reason);
});
