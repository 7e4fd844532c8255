import { openStore, publish, RIGHTS, releaseCommand } from 'releases';
import { aToken, testStores } from 'releases/testing';
import { aService, serve } from './testing/aService';

const everything = { rights: [...RIGHTS], remotes: ['*', 'shell'] };

describe.each(testStores)('a service on a store in $name', (kind) => {
  let service: Awaited<ReturnType<typeof aService>>;
  let token: string;

  beforeEach(async () => {
    service = await aService(kind);
    token = (await aToken(service.opened.store.access, { owner: 'ana', ...everything })).token;
    for (const version of ['1.0.0-a', '1.0.0-b']) {
      service.site.build('mfe-blog', version);
      await publish(service.site.settings, 'mfe-blog');
    }
  });

  afterEach(() => service.remove());

  /** Runs a command line on the store itself, as an operator of the machine does. */
  async function runHere(...commandLine: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const refuse = () => Promise.reject(new Error('nothing is built here'));
    const code = await releaseCommand(commandLine, {
      ...service.site.settings,
      build: refuse,
      typeProblems: refuse,
      bytesOverBudget: refuse,
      renderProblems: refuse,
      print: (line) => out.push(line),
      printError: (line) => err.push(line),
    });
    return { code, out: out.join('\n'), err: err.join('\n') };
  }

  /** A live release was last live now, and that is another moment for each of two commands. */
  const withoutNow = (printed: { out: string }) => ({
    ...printed,
    out: printed.out.replace(/("lastLiveAt": )".*"/g, '$1"now"'),
  });

  const live = async () => (await service.opened.store.channel('mfe-blog'))?.live;

  test.each([
    [['status']],
    [['list']],
    [['list', 'mfe-blog']],
    [['history', 'mfe-blog']],
    [['history', 'mfe-shop']],
    [['history', 'mfe-faq']],
    [['promote', 'mfe-blog', '1.0.0-a']],
    [['promote', 'mfe-blog', '1.0.0-z']],
    [['promote', 'mfe-blog', '1.0.0-b', '--expect', '1.0.0-b']],
    [['promote', 'mfe-shop']],
    [['rollback', 'mfe-blog']],
    [['canary', 'mfe-blog', '1.0.0-b', '60']],
    [['canary', 'mfe-blog']],
    [['prune', '--unused-for', '1', '--dry-run']],
    [['access', 'list']],
    [['access', 'revoke', '0123456789abcdef']],
    [['promote']],
    [['launch']],
    [['--help']],
  ])('%j prints the same words, documents and exit codes as on the store itself', async (commandLine) => {
    await runHere('promote', 'mfe-blog', '1.0.0-a');
    for (const options of [[], ['--json']]) {
      const there = await service.run(token, ...commandLine, ...options);
      // The list tells when an identity was used last, and asking is a use. So the service is asked first.
      expect(withoutNow(there)).toEqual(withoutNow(await runHere(...commandLine, ...options)));
      expect(there.out + there.err).not.toBe('');
    }
  });

  test('the history names the owner of the token, whatever the client calls itself', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, RELEASE_USER: 'mallory' });
    await service.run(token, 'promote', 'mfe-blog', '1.0.0-a', '--reason', 'new posts');
    expect((await service.opened.store.channel('mfe-blog'))?.history).toMatchObject([
      { who: 'ana', reason: 'new posts' },
    ]);
    expect((await runHere('history', 'mfe-blog')).out).toContain('ana  new posts');
  });

  test('a second service on the same store knows a new identity at once, and refuses a revoked one at once', async () => {
    const store = openStore(service.opened.settings);
    const second = await serve(store, service.site);
    const { code, out } = await service.run(
      token,
      'access',
      'add',
      'eva',
      '--rights',
      'read',
      '--remotes',
      '*',
      '--json',
    );
    expect(code).toBe(0);
    const { id, token: given } = JSON.parse(out);
    expect((await second.run(given, 'status')).code).toBe(0);
    await service.run(token, 'access', 'revoke', id);
    expect(await second.run(given, 'status')).toMatchObject({
      code: 1,
      err: 'The token of eva is revoked; ask for another one: npm run release -- access add',
    });
    await second.app.close();
    await store.close();
  });

  test('an administrator of the blog sees of the status only the blog', async () => {
    const { token: own } = await aToken(service.opened.store.access, { rights: ['read'], remotes: ['mfe-blog'] });
    const { out } = await service.run(own, 'status', '--json');
    expect(JSON.parse(out).remotes.map(({ remote }: { remote: string }) => remote)).toEqual(['mfe-blog']);
  });

  test('arguments that no verb has are refused with 422, and the answer names them', async () => {
    const { status, body } = await service.post('promote', { remote: 'mfe-blog', options: { by: 'start' } }, token);
    expect([status, body.detail]).toEqual([422, expect.stringContaining('Unrecognized key: "by"')]);
    const paths = ['../mfe-shop', 'mfe-blog/../mfe-shop', '/etc', 'mfe-blog\0'];
    for (const remote of paths) {
      expect(await service.post('promote', { remote, options: {} }, token)).toMatchObject({ status: 404 });
      const versioned = { remote: 'mfe-blog', version: remote, options: {} };
      expect(await service.post('promote', versioned, token)).toMatchObject({ status: 422 });
    }
    expect(await live()).toBeUndefined();
  });

  test('a body beyond the limit is refused with 413, and the answer names the limit', async () => {
    const { status, body } = await service.post('history', { remote: 'x'.repeat(70_000) }, token);
    expect([status, body.detail]).toEqual([413, expect.stringContaining('65536 bytes')]);
  });

  test('an identity that asks too often is refused with 429, and others are not', async () => {
    const other = await aToken(service.opened.store.access);
    const answers = [];
    for (let sent = 0; sent < 121; sent++) answers.push(await service.post('history', { remote: 'mfe-blog' }, token));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    const refused = answers.at(-1);
    expect([refused?.status, refused?.body.detail]).toEqual([429, expect.stringMatching(/try again in \d+ s$/)]);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await service.post('history', { remote: 'mfe-blog' }, other.token)).toMatchObject({ status: 200 });
  });

  test('of a thousand wrong tokens in a minute all but twenty get 429, and the right one works meanwhile', async () => {
    const counts: Record<number, number> = {};
    for (let sent = 0; sent < 1000; sent++) {
      const { status } = await service.post('status', {}, `trd_${String(sent).padStart(16, '0')}_${'a'.repeat(43)}`);
      counts[status] = (counts[status] ?? 0) + 1;
    }
    expect(counts).toEqual({ 401: 20, 429: 980 });
    expect((await service.run(token, 'status')).code).toBe(0);
  });

  test('without a token the client says how to get one', async () => {
    expect((await service.run(undefined, 'status')).err).toContain('set RELEASES_TOKEN, or ask an administrator');
  });
});
