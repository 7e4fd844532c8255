import { promote } from '../live/promote';
import { retire } from '../live/retire';
import { rollback } from '../live/rollback';
import { publish } from '../publish/publish';
import { aRepository, type Repository } from '../testing/aRepository';
import { list } from './list';

let site: Repository;

beforeEach(() => {
  site = aRepository();
});

afterEach(() => site.remove());

const states = async () => {
  const { data } = await list(site.settings.store, ['mfe-blog']);
  return Object.fromEntries(
    (data as { releases: { version: string; state: string }[] }).releases.map(({ version, state }) => [version, state]),
  );
};

test('list shows each published version with its state and when it was last live', async () => {
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c', '1.0.0-d', '1.0.0-e']) {
    site.build('mfe-blog', version);
    await publish(site.settings, 'mfe-blog');
  }
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c', '1.0.0-d']) await promote(site.settings, 'mfe-blog', version);
  await rollback(site.settings, 'mfe-blog');
  expect(await states()).toEqual({
    '1.0.0-a': 'was live',
    '1.0.0-b': 'last good',
    '1.0.0-c': 'live',
    '1.0.0-d': 'rolled back',
    '1.0.0-e': 'never live',
  });
  const text = (await list(site.settings.store, ['mfe-blog'])).lines.join('\n');
  const time = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d';
  expect(text).toMatch(/^remote +version +state +published +last live$/m);
  expect(text).toMatch(new RegExp(`^mfe-blog  1\\.0\\.0-c  live +${time}  now$`, 'm'));
  expect(text).toMatch(new RegExp(`^mfe-blog  1\\.0\\.0-d  rolled back  ${time}  ${time}$`, 'm'));
  expect(text).toMatch(new RegExp(`^mfe-blog  1\\.0\\.0-e  never live +${time}  -$`, 'm'));

  await retire(site.settings, 'mfe-blog');
  expect(await states()).toMatchObject({ '1.0.0-c': 'retired' });
});

test('list says that nothing is published', async () => {
  expect((await list(site.settings.store, ['mfe-blog'])).lines).toEqual(['nothing is published']);
});
