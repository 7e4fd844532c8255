import { readSettings } from './settings';

const POSTGRES = { DATABASE_URL: 'postgres://127.0.0.1/x' };

test('an empty environment is enough, and an empty variable counts as not set', () => {
  const settings = readSettings({ FORM_LIMIT: '', TRUSTED_PROXIES: '' });
  expect(settings).toMatchObject({ host: '127.0.0.1', port: 0, trustedProxies: [], formLimit: 20, poolSize: 10 });
  expect(settings.formLimitStore).toBe('memory');
});

test('the metrics have the address of the API, unless METRICS_HOST names another', () => {
  expect(readSettings({ HOST: '10.0.0.5' }).metricsHost).toBe('10.0.0.5');
  expect(readSettings({ HOST: '10.0.0.5', METRICS_HOST: '::' }).metricsHost).toBe('::');
});

test('with a PostgreSQL server all instances count a visitor’s forms together, unless FORM_LIMIT_STORE says otherwise', () => {
  expect(readSettings(POSTGRES).formLimitStore).toBe('postgresql');
  expect(readSettings({ ...POSTGRES, FORM_LIMIT_STORE: 'memory' }).formLimitStore).toBe('memory');
});

test('proxies are addresses, networks and names for networks', () => {
  const { trustedProxies } = readSettings({ TRUSTED_PROXIES: ' 192.0.2.7, 10.0.0.0/8 ,loopback,' });
  expect(trustedProxies).toEqual(['192.0.2.7', '10.0.0.0/8', 'loopback']);
});

test.each([
  [{ TRUSTED_PROXIES: 'proxy.example' }, 'TRUSTED_PROXIES must list addresses, networks as 10.0.0.0/8'],
  [{ FORM_LIMIT: '0' }, 'FORM_LIMIT'],
  [{ FORM_LIMIT: 'a' }, 'FORM_LIMIT must be a whole number, 1 or more'],
  [{ FORM_LIMIT: '1e1' }, 'FORM_LIMIT must be a whole number'],
  [{ PORT: '0x10' }, 'PORT must be a whole number, 0 to 65535'],
  [{ PORT: ' 80' }, 'PORT must be'],
  [{ METRICS_PORT: '70000' }, 'METRICS_PORT must be a whole number, 1 to 65535'],
  [{ DATABASE_POOL: '010' }, 'DATABASE_POOL must be a whole number, 1 to 1000'],
  [{ FORM_LIMIT_STORE: 'redis' }, 'FORM_LIMIT_STORE must be memory or postgresql'],
  [{ FORM_LIMIT_STORE: 'postgresql' }, 'set DATABASE_URL'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL'],
])('%j is refused by name', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});
