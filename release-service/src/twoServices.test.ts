import { openStore, publish, RIGHTS } from 'releases';
import { aToken, testStores } from 'releases/testing';
import { aService, serve } from './testing/aService';

describe.each(testStores)('two services on a store in $name', (kind) => {
  let first: Awaited<ReturnType<typeof aService>>;
  let second: Awaited<ReturnType<typeof serve>>;
  let store: ReturnType<typeof openStore>;

  beforeEach(async () => {
    first = await aService(kind);
    store = openStore(first.opened.settings);
    second = await serve(store, first.site);
    for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) {
      first.site.build('mfe-blog', version);
      await publish(first.site.settings, 'mfe-blog');
    }
  });

  afterEach(async () => {
    await second.app.close();
    await store.close();
    await first.remove();
  });

  const token = async (owner: string) => (await aToken(store.access, { owner, rights: [...RIGHTS] })).token;

  test('of two promotions at once, one wins; the other is told who did what, and changes nothing', async () => {
    const [ana, eva] = [await token('ana'), await token('eva')];
    expect((await first.run(ana, 'promote', 'mfe-blog', '1.0.0-a')).code).toBe(0);
    const body = (version: string) => ({ remote: 'mfe-blog', version, options: { expect: '1.0.0-a' } });
    const answers = await Promise.all([
      first.post('promote', body('1.0.0-b'), ana),
      second.post('promote', body('1.0.0-c'), eva),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { live, history } = (await store.channel('mfe-blog')) ?? {};
    const winner = history?.at(-1);
    expect(history).toHaveLength(2);
    expect(winner?.to).toBe(live);
    const refusal = answers.find(({ status }) => status === 409)?.body.detail;
    expect(refusal).toMatch(new RegExp(`promote.* by ${winner?.who}.*then decide again$`));
  });
});
