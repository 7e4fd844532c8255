import type { LiveReleases } from 'releases/development';
import { buildSteps } from './buildSteps';

const source: LiveReleases = { place: 'https://site.example', remotes: [], live: async () => undefined };
const here = [{ name: 'mfe-blog' }, { name: 'mfe-shop' }, { name: 'shell' }];

let printed: jest.SpyInstance;
beforeEach(() => {
  printed = jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => printed.mockRestore());

test('what has no release is built, too: the shell before the site answers, a remote after that', () => {
  const steps = buildSteps({ named: ['mfe-blog'], later: [], source }, ['shell', 'mfe-shop'], here);
  expect(steps).toEqual([['shell', 'mfe-blog'], ['mfe-shop']]);
  expect(printed).toHaveBeenCalledWith('mfe-shop has no live release, so it is built here, too');
});

test('what has neither release nor source is named, with the site that should have it', () => {
  expect(() => buildSteps({ named: ['mfe-faq'], later: [], source }, ['shell'], [{ name: 'mfe-faq' }])).toThrow(
    'shell has no live release in https://site.example, and no source here: name a site that has it',
  );
});
