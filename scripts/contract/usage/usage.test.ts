import path from 'node:path';
import { promote, publish } from 'releases';
import { aRepository, type Repository } from 'releases/testing';
import { brokenBy } from './brokenBy';
import { usageLines } from './usageLines';

let site: Repository;
beforeEach(async () => {
  site = aRepository();
  site.build('mfe-blog', '1.0.0-a', { contract: '^1.2.0' });
  await publish(site, 'mfe-blog');
  await promote(site, 'mfe-blog');
});
afterEach(() => site.remove());

const brokenWith = (version: string) => {
  site.write('shared-contracts/package.json', { version });
  return brokenBy(path.join(site.root, 'shared-contracts'), site.store);
};

test('a new major version of the contract names the releases that its shell would refuse', async () => {
  expect(await brokenWith('1.3.0')).toEqual([]);
  expect(await brokenWith('2.0.0')).toEqual([
    'A shell with 2.0.0 refuses mfe-blog 1.0.0-a (live), which needs ^1.2.0: its team must release it anew first.',
  ]);
});

test('the table aligns names with their releases, gathers unused names, and says what it cannot know', () => {
  const lines = usageLines({
    names: [
      { module: 'react', name: 'memo', usedBy: [] },
      { module: 'react', name: 'use', usedBy: [] },
      { module: 'react', name: 'useState', usedBy: ['mfe-blog 1.0.0-a (live)', 'mfe-shop 1.0.0-b (canary)'] },
      { module: 'shell/store', name: 'useShellStore', usedBy: ['mfe-blog 1.0.0-a (live)'] },
    ],
    ranges: [{ package: 'react', range: '^19.0.0', usedBy: ['mfe-blog 1.0.0-a (live)'] }],
  });
  expect(lines.slice(0, -1)).toEqual([
    'react        useState       mfe-blog 1.0.0-a (live), mfe-shop 1.0.0-b (canary)',
    'shell/store  useShellStore  mfe-blog 1.0.0-a (live)',
    'react: no release uses memo, use',
    'react  ^19.0.0  mfe-blog 1.0.0-a (live)',
  ]);
  expect(lines.at(-1)).toContain('Pins are cookies of single browsers');
});

test('a name that no shell lends and no release imports has a line of its own', () => {
  expect(usageLines({ names: [], ranges: [] })[0]).toBe('no shell lends such a name, and no release in use imports it');
});
