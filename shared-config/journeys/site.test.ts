import { aRemote } from '../command/testing/aRemote';
import { siteOfJourneys } from './site';
import { thisRemote } from './thisRemote';

let remote: ReturnType<typeof aRemote>;
beforeEach(() => {
  remote = aRemote();
});
afterEach(() => remote.remove());

const siteOf = (env: NodeJS.ProcessEnv) => siteOfJourneys(thisRemote(remote.root), env);
const BASE_URL = 'https://tramuntana.example';

test('without BASE_URL the journeys visit the site in development', () => {
  expect(siteOf({})).toEqual({ url: 'http://localhost:3000', pins: {}, token: '' });
  expect(siteOf({ PORT: '3100' }).url).toBe('http://localhost:3100');
});

test('with the token of the teams, a site shows the built version of this remote', () => {
  remote.build('1.0.0-b');
  expect(siteOf({ BASE_URL, TEAMS_TOKEN: 't' }).pins).toEqual({ 'mfe-blog': '1.0.0-b' });
});

test('PINS name other versions, and without a token nothing is pinned', () => {
  const PINS = 'mfe-shop=1.0.0-x';
  expect(siteOf({ BASE_URL, TEAMS_TOKEN: 't', PINS }).pins).toEqual({ 'mfe-shop': '1.0.0-x' });
  expect(siteOf({ BASE_URL }).pins).toEqual({});
});
