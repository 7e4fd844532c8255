/** @jest-environment node */
import path from 'node:path';
import { readConfiguration } from './configuration';

const needed = { API_URL: 'http://127.0.0.1:4000', STORE: '/store' };
const read = (env: NodeJS.ProcessEnv = {}) => readConfiguration({ ...needed, ...env });

test('a setting that is not given has its default', () => {
  expect(read()).toEqual({
    port: 3000,
    host: '::',
    apiOrigin: 'http://127.0.0.1:4000',
    apiPath: '/api',
    mediaOrigin: 'http://127.0.0.1:4000',
    siteUrl: '',
    trustedProxies: [],
    store: '/store',
    signatureKeys: [],
    dataFolder: undefined,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    logLevel: 'info',
    cacheHtml: true,
    teamsToken: undefined,
  });
});

test('a given setting replaces the default', () => {
  const set = { PORT: '8080', HOST: '127.0.0.1', STORE: 'releases', HTML_CACHE: 'off' };
  expect(read(set)).toMatchObject({ port: 8080, host: '127.0.0.1', store: path.resolve('releases'), cacheHtml: false });
  expect(read({ SHELL_METRICS_PORT: '9464', METRICS_HOST: '::' })).toMatchObject({
    metricsPort: 9464,
    metricsHost: '::',
  });
  expect(read({ HTML_CACHE: 'on' }).cacheHtml).toBe(true);
});

test.each([
  [{ API_URL: undefined }, 'API_URL is the address of the API'],
  [{ API_URL: '4000' }, 'API_URL is the address of the API, as in https://api.example/api'],
  [{ STORE: undefined }, 'STORE is the folder of the release store'],
  [{ MEDIA_URL: 'media' }, 'MEDIA_URL is the origin of the media host, as in https://media.example'],
  [{ TEAMS_TOKEN: 'corto' }, 'TEAMS_TOKEN has at least 16 letters, digits and signs, and no space'],
  [{ RENDER_THREADS: '0' }, 'RENDER_THREADS is a number of threads, 1 to 9999'],
  [{ SHELL_METRICS_PORT: '70000' }, 'SHELL_METRICS_PORT is a port number, 0 to 65535'],
  [{ PORT: '123456' }, 'PORT is a port number, 0 to 65535'],
  [{ PORT: '70000' }, 'PORT is a port number, 0 to 65535'],
  [{ PORT: '0080' }, 'PORT is a port number'],
  [{ SHELL_METRICS_PORT: '0x10' }, 'SHELL_METRICS_PORT is a port number'],
  [{ PORT: '80a' }, 'PORT is a port number'],
  [{ PORT: 'a80' }, 'PORT is a port number'],
])('%j is refused with a description of a valid value', (set, message) => {
  expect(() => read(set)).toThrow(`The shell cannot start with these settings: ${message}`);
});

test('RELEASES_KEY has the public keys of releases', () => {
  const key = Buffer.alloc(32, 1).toString('base64');
  expect(read({ RELEASES_KEY: '' }).signatureKeys).toEqual([]);
  expect(read({ RELEASES_KEY: `${key}, ${Buffer.alloc(32, 2).toString('base64')}` }).signatureKeys).toHaveLength(2);
  expect(() => read({ RELEASES_KEY: key.slice(1) })).toThrow(
    'RELEASES_KEY is one or two public keys of 32 bytes in base64',
  );
});

test('SITE_URL is the address of the site, which is unknown without it', () => {
  expect(read().siteUrl).toBe('');
  expect(read({ SITE_URL: '', PORT: '8080' }).siteUrl).toBe('');
  expect(read({ SITE_URL: 'https://Tramuntana.example/' }).siteUrl).toBe('https://tramuntana.example');
  expect(read({ SITE_URL: 'http://localhost:3000' }).siteUrl).toBe('http://localhost:3000');
});

test.each([
  'tramuntana.example',
  'ftp://tramuntana.example',
  'https://t.example/web',
  'https://t.example?x',
  'https://a@t.example',
])('SITE_URL=%s is refused with a valid example', (SITE_URL) => {
  expect(() => read({ SITE_URL })).toThrow('SITE_URL is the address of the site alone, as in https://');
});

test('no proxy is trusted unless TRUSTED_PROXIES names it', () => {
  expect(read().trustedProxies).toEqual([]);
  expect(read({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::/32 , 192.0.2.7,::1' }).trustedProxies).toEqual([
    'loopback',
    '10.0.0.0/8',
    '2001:db8::/32',
    '192.0.2.7',
    '::1',
  ]);
});

test.each([
  'true',
  'proxy.example',
  '10.0.0.0/33',
  '10.0.0/8',
  '::1/129',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0.0/ocho',
  '*',
])('TRUSTED_PROXIES=%s is refused', (TRUSTED_PROXIES) => {
  expect(() => read({ TRUSTED_PROXIES: `loopback,${TRUSTED_PROXIES}` })).toThrow(/TRUSTED_PROXIES lists the proxies/);
});

test('an unknown log level is refused with the known ones', () => {
  expect(read({ LOG_LEVEL: 'debug' }).logLevel).toBe('debug');
  expect(() => read({ LOG_LEVEL: 'verbose' })).toThrow(/LOG_LEVEL is one of trace, debug, info/);
});

test('every wrong setting is named at once', () => {
  expect(() => read({ PORT: 'abc', HTML_CACHE: 'yes' })).toThrow(
    /PORT is a port number.*; HTML_CACHE is 'on' or 'off'/,
  );
});

test('the API’s address ends in /api, and media come from there unless it is the site’s own', () => {
  expect(read({ API_URL: 'https://p.example' })).toMatchObject({ apiOrigin: 'https://p.example', apiPath: '/api' });
  expect(read({ API_URL: 'https://p.example/v1/api/' })).toMatchObject({
    apiPath: '/v1/api',
    mediaOrigin: 'https://p.example',
  });
  expect(read({ API_URL: 'https://p.example/v1//' }).apiPath).toBe('/v1/api');
  expect(read({ API_URL: 'https://p.example/api/v1' }).apiPath).toBe('/api/v1/api');
  expect(read({ API_IS_OWN: '1' }).mediaOrigin).toBe('');
  expect(read({ API_IS_OWN: '1', MEDIA_URL: 'https://m.example/x' }).mediaOrigin).toBe('https://m.example');
});
