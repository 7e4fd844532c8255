import { startCanary } from '../live/canary';
import { promote } from '../live/promote';
import { retire } from '../live/retire';
import { publish } from '../publish/publish';
import { anOffer, aRepository, type Repository } from '../testing/aRepository';
import { contractUsage } from './contractUsage';

let site: Repository;
const RUNTIME = 'shared-contracts/runtime';

async function publishBlog(version: string, names: string[]) {
  site.build('mfe-blog', version, { requires: { react: '^19.0.0' }, imports: { [RUNTIME]: names } });
  await publish(site, 'mfe-blog');
}

beforeEach(async () => {
  site = aRepository();
  const offer = anOffer({
    modules: { react: ['*', 'useState'], [RUNTIME]: ['lazyPage', 'useShell', 'RetryCardContext'] },
  });
  site.write('shell/dist/offer.json', offer);
  site.write(site.stored('.serving', 'host-3000.json'), { schema: 1, state: 'running', offer, remotes: [] });
  await publishBlog('1.0.0-a', ['lazyPage']);
  await promote(site, 'mfe-blog');
  await publishBlog('1.0.0-b', ['lazyPage', 'useShell']);
  await promote(site, 'mfe-blog', '1.0.0-b');
  await publishBlog('1.0.0-c', ['lazyPage']);
  await startCanary(site, 'mfe-blog', '1.0.0-c', 10);
  await publishBlog('1.0.0-d', ['useShell']);
});
afterEach(() => site.remove());

test('each lent name has the live, canary and last good releases that import it', async () => {
  const [last, live, canary] = ['mfe-blog 1.0.0-a (last good)', 'mfe-blog 1.0.0-b (live)', 'mfe-blog 1.0.0-c (canary)'];
  const { names, ranges } = await contractUsage(site.store);
  expect(names).toEqual([
    { module: 'react', name: 'useState', usedBy: [] },
    { module: RUNTIME, name: 'RetryCardContext', usedBy: [] },
    { module: RUNTIME, name: 'lazyPage', usedBy: [live, canary, last] },
    { module: RUNTIME, name: 'useShell', usedBy: [live] },
  ]);
  expect(ranges).toEqual([
    { package: '@tramuntana/contracts', range: '^1.0.0', usedBy: [live, canary, last] },
    { package: 'react', range: '^19.0.0', usedBy: [live, canary, last] },
  ]);
});

test('one name, module or package can be asked for', async () => {
  expect(await contractUsage(site.store, 'useShell')).toMatchObject({ names: [{ name: 'useShell' }], ranges: [] });
  expect((await contractUsage(site.store, RUNTIME)).names).toHaveLength(3);
  expect(await contractUsage(site.store, 'react')).toMatchObject({ names: [{ name: 'useState' }], ranges: [{}] });
});

test('a name that no shell lends any more is listed with the release that imports it', async () => {
  site.write(site.stored('.serving', 'host-3000.json'), { schema: 1, state: 'running', offer: anOffer(), remotes: [] });
  expect((await contractUsage(site.store, 'useShell')).names).toEqual([
    { module: RUNTIME, name: 'useShell', usedBy: ['mfe-blog 1.0.0-b (live)'] },
  ]);
});

test('a retired remote uses nothing', async () => {
  await retire(site, 'mfe-blog');
  expect((await contractUsage(site.store, 'lazyPage')).names).toEqual([
    { module: RUNTIME, name: 'lazyPage', usedBy: [] },
  ]);
});
