import { withoutSecrets } from './startShell';

test.each([
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'AWS_ACCESS_KEY_ID',
  'DATABASE_URL',
  'NPM_TOKEN',
  'PGPASSWORD',
  'RELEASES_KEY',
  'RELEASES_SIGNING_KEY',
  'RELEASES_TOKEN',
  'RELEASES_URL',
  'SMTP_URL',
])('the shell of a development does not get %s', (name) => {
  expect(withoutSecrets({ [name]: 'x', PATH: '/bin' })).toEqual({ PATH: '/bin' });
});

test('the shell of a development gets its settings', () => {
  const settings = {
    API_URL: 'http://127.0.0.1:4000',
    LOG_LEVEL: 'warn',
    SITE_URL: 'http://localhost',
    TEAMS_TOKEN: 'x',
  };
  expect(withoutSecrets(settings)).toEqual(settings);
});
