import { type Grant, openStore, releaseCommand } from 'releases';
import { aToken, testStores } from 'releases/testing';
import { aService } from './testing/aService';

const VERSIONS = ['1.0.0-x', '1.0.0-a', '1.0.0-b'];

const rights = (...names: Grant['rights']): Grant => ({ rights: names, remotes: ['mfe-blog'] });
const releasing = rights('publish', 'canary', 'promote', 'rollback', 'retire');

/** `ana` published the version. An identity `overrides` if it gives the option --override. */
const IDENTITIES = {
  publisher: { owner: 'ana', grant: releasing, overrides: false },
  'another token of the publisher': { owner: 'ana', grant: releasing, overrides: false },
  'second person': { owner: 'eva', grant: releasing, overrides: false },
  'second person who overrides': { owner: 'eva', grant: releasing, overrides: true },
  administrator: { owner: 'root', grant: rights(...releasing.rights, 'access'), overrides: false },
  'administrator who overrides': { owner: 'root', grant: rights(...releasing.rights, 'access'), overrides: true },
};

type Name = keyof typeof IDENTITIES;

const hourThere = Number(
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Madrid' }).format(),
);
/** Hours that last until two hours after the start of this test. */
const NOW = `${hourThere}-${(hourThere + 3) % 24}`;
const LATER = `${(hourThere + 4) % 24}-${(hourThere + 6) % 24}`;

/** What each identity gets for a promotion: 200, or the policy of a 403. No right 'access': `override`. */
const TABLE: Record<string, { options: string[]; refused: Partial<Record<Name, string>> }> = {
  'no policy': { options: [], refused: { 'second person who overrides': 'override' } },
  'second person': {
    options: ['--second-person'],
    refused: {
      publisher: 'second person',
      'another token of the publisher': 'second person',
      'second person who overrides': 'override',
    },
  },
  verified: { options: ['--verified'], refused: allRefusedBy('verified') },
  'hours now': { options: ['--hours', NOW], refused: allRefusedBy('hours') },
  'hours later': { options: ['--hours', LATER], refused: { 'second person who overrides': 'override' } },
  'canary first': { options: ['--canary', '5,30'], refused: allRefusedBy('canary first') },
  'bytes of pages': { options: ['--page-bytes', '1'], refused: { 'second person who overrides': 'override' } },
};

function allRefusedBy(policy: string): Partial<Record<Name, string>> {
  return {
    publisher: policy,
    'another token of the publisher': policy,
    'second person': policy,
    'second person who overrides': 'override',
    administrator: policy,
  };
}

const NAMES = Object.keys(IDENTITIES) as Name[];

describe.each(testStores)('policies of a service on a store in $name', (kind) => {
  let service: Awaited<ReturnType<typeof aService>>;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    service = await aService(kind, { wrongTokens: 100, requests: 10_000, contents: 10_000 });
    for (const [name, { owner, grant }] of Object.entries(IDENTITIES)) {
      tokens[name] = (await aToken(service.opened.store.access, { owner, ...grant })).token;
    }
    for (const version of VERSIONS) {
      service.site.build('mfe-blog', version);
      expect(await service.run(tokens.publisher, 'publish', 'mfe-blog')).toMatchObject({ code: 0 });
    }
  });

  afterAll(() => service.remove());

  /** Runs a command line on the store itself, as the operator of the machine does. */
  async function runHere(...commandLine: string[]) {
    const out: string[] = [];
    const refuse = () => Promise.reject(new Error('nothing is built here'));
    const print = (line: string) => out.push(line);
    const checks = { build: refuse, typeProblems: refuse, bytesOverBudget: refuse, renderProblems: refuse };
    const code = await releaseCommand(commandLine, { ...service.site.settings, ...checks, print, printError: print });
    return { code, out: out.join('\n') };
  }

  /** 1.0.0-a is live, and 1.0.0-x was before. No policy holds, and no canary runs. */
  beforeEach(async () => {
    await runHere('policy', 'clear', 'mfe-blog');
    await runHere('canary', 'mfe-blog', '--stop');
    for (const version of ['1.0.0-x', '1.0.0-a']) await runHere('promote', 'mfe-blog', version);
  });

  const channel = () => service.opened.store.channel('mfe-blog');
  const promote = (name: Name, over = {}) => {
    const options = IDENTITIES[name].overrides ? { override: 'the shop is down', ...over } : over;
    return service.post('promote', { remote: 'mfe-blog', version: '1.0.0-b', options }, tokens[name]);
  };

  describe.each(Object.entries(TABLE))('%s', (_policy, { options, refused }) => {
    test.each(NAMES)('promote by %s', async (name) => {
      if (options.length > 0) expect(await runHere('policy', 'set', 'mfe-blog', ...options)).toMatchObject({ code: 0 });
      const { status, body } = await promote(name);
      const by = refused[name];
      if (by === undefined) {
        expect([status, (await channel())?.live]).toEqual([200, '1.0.0-b']);
      } else {
        expect([status, (await channel())?.live]).toEqual([403, '1.0.0-a']);
        expect(body.detail).toContain(by === 'override' ? "--override needs the right 'access'" : `policy '${by}': `);
      }
    });
  });

  const FREE = [
    ['canary', { version: '1.0.0-b', percent: 5 }],
    ['rollback', {}],
    ['retire', {}],
  ] as const;
  const all = ['--second-person', '--verified', '--hours', NOW, '--canary', '5,30'];

  describe.each(FREE)('with all policies, %s is free', (verb, args) => {
    test.each(NAMES)('for %s', async (name) => {
      await runHere('policy', 'set', 'mfe-blog', ...all);
      const { status } = await service.post(verb, { remote: 'mfe-blog', ...args, options: {} }, tokens[name]);
      expect(status).toBe(200);
    });
  });

  test('a refusal names all policies that forbid, and what to do', async () => {
    await runHere('policy', 'set', 'mfe-blog', '--second-person', '--verified');
    const { body } = await promote('publisher');
    expect(body.detail).toBe(
      "mfe-blog: 1.0.0-b may not be promoted now: policy 'second person': ana published 1.0.0-b, so an identity of " +
        "another owner must promote it; policy 'verified': 1.0.0-b has no verdict of QA; when its suite passes: " +
        'npm run release -- verify mfe-blog 1.0.0-b --suite <name> --passed; ' +
        'in an emergency roll back, or ask an administrator to promote it with --override <reason>',
    );
  });

  test('the newest version is checked, too, if the promotion names none', async () => {
    await runHere('policy', 'set', 'mfe-blog', '--second-person');
    service.site.build('mfe-blog', '1.0.0-newest');
    await service.run(tokens.publisher, 'publish', 'mfe-blog');
    expect((await service.run(tokens.publisher, 'promote', 'mfe-blog')).err).toContain('ana published 1.0.0-newest');
    expect((await service.run(tokens['second person'], 'promote', 'mfe-blog')).code).toBe(0);
  });

  test('an override is told, and history keeps its reason and the policies', async () => {
    await runHere('policy', 'set', 'mfe-blog', '--verified', '--hours', NOW);
    const { body } = await promote('administrator who overrides', { reason: 'new prices' });
    expect(body.data.passedOver).toEqual(['verified', 'hours']);
    expect(body.lines).toContain(
      "mfe-blog: the policies 'verified', 'hours' forbid this promotion and were passed over; history says so",
    );
    expect((await channel())?.history.at(-1)).toMatchObject({
      who: 'root',
      reason: 'new prices; override: the shop is down (passed over: verified, hours)',
    });
  });

  test('a verdict by an identity with the right opens the way on another process, and a later one closes it', async () => {
    const qa = await aToken(service.opened.store.access, { owner: 'qa', rights: ['verify'] });
    const verify = (passed: boolean) =>
      service.post('verify', { remote: 'mfe-blog', version: '1.0.0-b', suite: 'journeys', passed }, qa.token);
    await runHere('policy', 'set', 'mfe-blog', '--verified');
    expect((await verify(true)).status).toBe(200);
    const other = openStore(service.opened.settings);
    expect((await other.policies.find('mfe-blog'))?.verdicts['1.0.0-b']).toMatchObject({ passed: true, who: 'qa' });
    await other.close();
    await verify(false);
    expect((await promote('second person')).body.detail).toContain('1.0.0-b failed in journeys (');
    await verify(true);
    expect((await promote('second person')).status).toBe(200);
  });

  test('a repair of a damaged release by another identity does not make that one the publisher', async () => {
    const { store } = service.opened;
    const publishedBy = (await store.manifest('mfe-blog', '1.0.0-newest'))?.publishedBy;
    expect(publishedBy).toMatch(/^[0-9a-f]{16}$/);
    jest.spyOn(store, 'damageOf').mockResolvedValue(['server.cjs is changed']);
    const { out } = await service.run(tokens['second person'], 'publish', 'mfe-blog');
    jest.restoreAllMocks();
    expect(out).toContain('1.0.0-newest is repaired');
    expect((await store.manifest('mfe-blog', '1.0.0-newest'))?.publishedBy).toBe(publishedBy);
  });

  test.each([
    ['policy-set', { policy: { onlyOnMondays: true } }, 'Unrecognized key: "onlyOnMondays"'],
    ['policy-set', { policy: {} }, 'names at least one policy'],
    ['policy-set', { policy: { hours: { from: 22, to: 7, day: 'sunday' } } }, 'Unrecognized key: "day"'],
    ['policy-clear', { force: true }, 'Unrecognized key: "force"'],
    ['verify', { version: '1.0.0-b', suite: 'a', passed: true, who: 'eva' }, 'Unrecognized key: "who"'],
  ] as const)('%s with %j is refused with 422', async (verb, args, detail) => {
    const { status, body } = await service.post(verb, { remote: 'mfe-blog', ...args }, tokens.administrator);
    expect([status, body.detail]).toEqual([422, expect.stringContaining(detail)]);
  });

  test('a client cannot say who published a release', async () => {
    service.site.build('mfe-blog', '1.0.0-forged', { files: { 'web/routes.js': 'forged' } });
    await service.run(tokens.publisher, 'publish', 'mfe-blog');
    const known = await service.opened.store.manifest('mfe-blog', '1.0.0-forged');
    const { publishedAt: _, publishedBy, ...manifest } = known ?? {};
    const forged = { ...manifest, version: '1.0.0-forged2', publishedBy: '0123456789abcdef' };
    const { body } = await service.begin(tokens.publisher ?? '', forged);
    await service.post('publish', { remote: 'mfe-blog', upload: body.upload }, tokens.publisher);
    expect((await service.opened.store.manifest('mfe-blog', '1.0.0-forged2'))?.publishedBy).toBe(publishedBy);
  });
});
