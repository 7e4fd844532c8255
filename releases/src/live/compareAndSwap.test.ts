import { publish } from '../publish/publish';
import { aRepository, type Repository } from '../testing/aRepository';
import { type OpenTestStore, testStores } from '../testing/testStores';
import { startCanary, stopCanary } from './canary';
import { promote } from './promote';
import { putBack, rollback } from './rollback';

describe.each(testStores)('in $name', ({ open }) => {
  let opened: OpenTestStore;
  let site: Repository;

  beforeEach(async () => {
    opened = await open();
    site = aRepository(opened.store);
    for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) {
      site.build('mfe-blog', version);
      await publish(site.settings, 'mfe-blog');
    }
    await promote(site.settings, 'mfe-blog', '1.0.0-a');
    await promote(site.settings, 'mfe-blog', '1.0.0-b', { who: 'ana' });
  });

  afterEach(async () => {
    site.remove();
    await opened.remove();
  });

  const channel = async () => await site.settings.store.channel('mfe-blog');
  const live = async () => (await channel())?.live;
  const messageOf = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'it was done',
      (error: Error) => error.message,
    );

  /** Starts commands. When all of them have made their choice, each gets the remote's lock in turn. */
  async function atTheSameTime(...commands: (() => Promise<unknown>)[]) {
    const { store } = site.settings;
    let waiting = 0;
    let openTo = () => {};
    const allWait = new Promise<void>((resolve) => {
      openTo = resolve;
    });
    const asked = jest.spyOn(store, 'exclusively');
    asked.mockImplementation(async (name, work) => {
      waiting += 1;
      if (waiting === commands.length) openTo();
      await allWait;
      return Object.getPrototypeOf(store).exclusively.call(store, name, work);
    });
    const told = await Promise.all(commands.map((command) => messageOf(command())));
    asked.mockRestore();
    return told;
  }

  test('of two promotes at the same time one succeeds, and the refusal of the other names that change', async () => {
    const [first, second] = await atTheSameTime(
      () => promote(site.settings, 'mfe-blog', '1.0.0-c', { who: 'ana' }),
      () => promote(site.settings, 'mfe-blog', '1.0.0-a', { who: 'pau' }),
    );
    const refusal = [first, second].find((message) => message !== 'it was done');
    expect([first, second]).toContain('it was done');
    expect(refusal).toMatch(
      /^mfe-blog: was changed while this command waited \(.* promote to 1\.0\.0-[ac] by (ana|pau)\), so nothing was done;/,
    );
    expect((await channel())?.history).toHaveLength(3);
  });

  test('two rollbacks at the same time go one release back, not two', async () => {
    site.build('mfe-blog', '1.0.0-c');
    await promote(site.settings, 'mfe-blog', '1.0.0-c');
    const back = () => rollback(site.settings, 'mfe-blog');
    expect(await atTheSameTime(back, back)).toEqual(['it was done', 'it was done']);
    expect(await live()).toBe('1.0.0-b');
    expect((await channel())?.history).toHaveLength(4);
  });

  test('a change that expects another live version is refused with the author of the last change', async () => {
    const refusal = await messageOf(promote(site.settings, 'mfe-blog', '1.0.0-c', { expect: '1.0.0-a' }));
    expect(refusal).toContain('mfe-blog: 1.0.0-b is live, not 1.0.0-a as expected (');
    expect(refusal).toContain('promote to 1.0.0-b by ana); look at it with npm run release -- history mfe-blog');
    expect(await messageOf(rollback(site.settings, 'mfe-blog', { expect: '1.0.0-c' }))).toContain('1.0.0-b is live');
    expect(await messageOf(promote(site.settings, 'mfe-shop', '1.0.0-s', { expect: '1.0.0-r' }))).toContain(
      'none is live, not 1.0.0-r as expected',
    );
    expect(await live()).toBe('1.0.0-b');
    await promote(site.settings, 'mfe-blog', '1.0.0-c', { expect: '1.0.0-b' });
    expect(await live()).toBe('1.0.0-c');
  });

  test('putting back undoes one promotion, and never a later change of somebody else', async () => {
    const change = await promote(site.settings, 'mfe-blog', '1.0.0-c');
    await putBack(site.settings, change, { who: 'ana', reason: 'did not render' });
    expect((await channel())?.history.at(-1)).toMatchObject({
      action: 'rollback',
      from: '1.0.0-c',
      to: '1.0.0-b',
      by: 'operator',
      who: 'ana',
      reason: 'did not render',
    });
    const again = await promote(site.settings, 'mfe-blog', '1.0.0-c');
    await promote(site.settings, 'mfe-blog', '1.0.0-a');
    expect(await messageOf(putBack(site.settings, again, {}))).toContain('was changed again meanwhile');
    expect(await live()).toBe('1.0.0-a');
  });

  test('a canary that ends meanwhile does not prevent putting back', async () => {
    await startCanary(site.settings, 'mfe-blog', '1.0.0-a', 10);
    const change = await promote(site.settings, 'mfe-blog', '1.0.0-c');
    await stopCanary(site.settings.store, 'mfe-blog');
    await putBack(site.settings, change, {});
    expect(await live()).toBe('1.0.0-b');
  });

  test('neither does a canary that starts while putting back waits for the lock', async () => {
    const change = await promote(site.settings, 'mfe-blog', '1.0.0-c');
    const asked = jest.spyOn(site.settings.store, 'exclusively');
    asked.mockImplementationOnce(async (name, work) => {
      await startCanary(site.settings, 'mfe-blog', '1.0.0-a', 10);
      return site.settings.store.exclusively(name, work);
    });
    await putBack(site.settings, change, {});
    expect(await live()).toBe('1.0.0-b');
  });
});
