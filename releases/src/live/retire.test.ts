import { channel as channelSchema } from '@tramuntana/contracts';
import { publish } from '../publish/publish';
import { aRepository, type Repository } from '../testing/aRepository';
import { promote } from './promote';
import { retire } from './retire';
import { putBack, rollback } from './rollback';

let site: Repository;

beforeEach(async () => {
  site = aRepository();
  site.build('mfe-blog', '1.0.0-a');
  await publish(site.settings, 'mfe-blog');
});

afterEach(() => site.remove());

const messageOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'it was done',
    (error: Error) => error.message,
  );

test('a retired remote keeps its releases and frees its paths, and a promotion brings it back', async () => {
  await promote(site.settings, 'mfe-blog');
  site.build('mfe-shop', '1.0.0-s', { mounts: ['/blog'] });
  expect(await messageOf(publish(site.settings, 'mfe-shop'))).toContain('which belongs to mfe-blog');

  expect(await retire(site.settings, 'mfe-blog', { who: 'ana', reason: 'the shop has its posts' })).toMatchObject({
    live: null,
    former: '1.0.0-a',
    changed: true,
  });
  const channel = site.channel('mfe-blog');
  expect(channelSchema.safeParse(channel).success).toBe(true);
  expect(channel.history.at(-1)).toMatchObject({ action: 'retire', who: 'ana', reason: 'the shop has its posts' });
  await publish(site.settings, 'mfe-shop');
  expect(site.exists(site.stored('mfe-blog', '1.0.0-a/manifest.json'))).toBe(true);

  expect(await promote(site.settings, 'mfe-blog', '1.0.0-a')).toMatchObject({
    live: '1.0.0-a',
    former: null,
    changed: true,
  });
});

test('an older shell reads a retirement as a rollback that changes nothing', async () => {
  await promote(site.settings, 'mfe-blog');
  await retire(site.settings, 'mfe-blog');
  expect(site.channel('mfe-blog')).toMatchObject({
    live: '1.0.0-a',
    history: [{ action: 'promote' }, { action: 'retire', from: '1.0.0-a', to: '1.0.0-a' }],
  });
});

test('a remote that is not on the site cannot be retired, and a retired one cannot be rolled back', async () => {
  expect(await messageOf(retire(site.settings, 'mfe-blog'))).toContain('was never live');
  await promote(site.settings, 'mfe-blog');
  await retire(site.settings, 'mfe-blog');
  expect(await messageOf(retire(site.settings, 'mfe-blog'))).toContain('is retired already');
  expect(await messageOf(rollback(site.settings, 'mfe-blog'))).toContain(
    'is retired, so there is nothing to go back to',
  );
});

test('after a retired remote is promoted again, a rollback goes to the release before', async () => {
  await promote(site.settings, 'mfe-blog');
  site.build('mfe-blog', '1.0.0-b');
  await publish(site.settings, 'mfe-blog');
  await promote(site.settings, 'mfe-blog', '1.0.0-b');
  await retire(site.settings, 'mfe-blog');
  await promote(site.settings, 'mfe-blog', '1.0.0-b');
  expect(await rollback(site.settings, 'mfe-blog')).toMatchObject({ live: '1.0.0-a', former: '1.0.0-b' });
});

test('if nothing was live before a promotion, putting back retires the remote', async () => {
  const change = await promote(site.settings, 'mfe-blog');
  expect(await putBack(site.settings, change, { reason: 'did not render' })).toMatchObject({ live: null });
  expect(site.channel('mfe-blog').history.at(-1)).toMatchObject({ action: 'retire', reason: 'did not render' });
});
