import { readDeployment } from './deployment';

const VERSION = '1.0.0-3f9c2a7b10';

test('without BASE_URL the suites start their own site', () => {
  expect(readDeployment({})).toBeUndefined();
  expect(readDeployment({ BASE_URL: '', PINS: '' })).toBeUndefined();
});

test('a deployment may have pins', () => {
  const settings = {
    BASE_URL: 'https://tramuntana.example/',
    PINS: `mfe-blog=${VERSION}, shell-x=2`,
    TEAMS_TOKEN: 't',
  };
  expect(readDeployment(settings)).toEqual({
    url: 'https://tramuntana.example',
    pins: { 'mfe-blog': VERSION, 'shell-x': '2' },
    token: 't',
  });
});

test.each([
  ['an address without its scheme', { BASE_URL: 'localhost:3000' }, 'BASE_URL is «localhost:3000»: write it with its'],
  ['a pin without a version', { BASE_URL: 'http://a', PINS: 'mfe-blog' }, 'PINS holds «mfe-blog»: write a remote and'],
  ['pins without a deployment', { PINS: `mfe-blog=${VERSION}` }, 'set BASE_URL, too'],
  ['pins without the token', { BASE_URL: 'http://a', PINS: `mfe-blog=${VERSION}` }, 'set TEAMS_TOKEN, too'],
])('%s is refused with one sentence', (_what, settings, sentence) => {
  let told: unknown;
  try {
    readDeployment(settings);
  } catch (error) {
    told = error;
  }
  expect(String(told)).toContain(sentence);
  expect((told as Error).stack).not.toContain('\n');
});
