import { startCanary, stopCanary } from '../live/canary';
import { promote } from '../live/promote';
import { publish } from '../publish/publish';
import { aRepository, type Repository } from '../testing/aRepository';
import { releaseCommand } from './releaseCommand';

const [LIVE, NEXT, OTHER] = ['1.0.0-a', '1.0.0-b', '1.0.0-c'] as const;
let site: Repository;

beforeEach(async () => {
  site = aRepository();
  for (const version of [LIVE, NEXT, OTHER]) {
    site.build('mfe-blog', version);
    await publish(site.settings, 'mfe-blog');
  }
  await promote(site.settings, 'mfe-blog', LIVE);
});
afterEach(() => site.remove());

async function run(...commandLine: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const tool = { build: async () => true, typeProblems: async () => [], bytesOverBudget: async () => [] };
  const code = await releaseCommand(commandLine, {
    ...site.settings,
    ...tool,
    renderProblems: async () => [],
    print: (line) => out.push(line),
    printError: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('a canary is started and ended, and history and status show it', async () => {
  expect(await run('canary', 'mfe-blog', NEXT, '10', '--reason', 'new list')).toMatchObject({
    code: 0,
    out: [
      'mfe-blog: 10 % of the visitors get 1.0.0-b, the others 1.0.0-a',
      'mfe-blog: no shell runs on this store',
      'mfe-blog: for all: npm run release -- promote mfe-blog 1.0.0-b; to end it: npm run release -- canary mfe-blog --stop',
    ].join('\n'),
  });
  expect((await run('list', 'mfe-blog')).out).toMatch(/1\.0\.0-b +canary/);
  expect((await run('status')).out).toContain('canary: mfe-blog 1.0.0-b, 10 % of the visitors');
  expect((await run('canary', 'mfe-blog', '--stop')).out).toContain(
    'mfe-blog: 1.0.0-b is no canary any more; all visitors get 1.0.0-a',
  );
  expect((await run('history', 'mfe-blog')).out).toMatch(
    /end canary +1\.0\.0-b .*\n.*canary 10 % +1\.0\.0-b .*new list/,
  );
  expect((await run('status')).out).not.toContain('canary: ');
});

test('a canary that the running site cannot render is ended at once, with the reason', async () => {
  const problem = 'its page /blog failed: roto';
  site.report({ wanted: LIVE, canary: { version: NEXT, percent: 10, problem } });
  const { code, err } = await run('canary', 'mfe-blog', NEXT, '10');
  expect([code, err]).toEqual([
    1,
    `mfe-blog: 1.0.0-b cannot be used, so it is no canary, and all visitors get 1.0.0-a: ${problem}; put it right and publish it anew`,
  ]);
  expect(site.channel('mfe-blog').canary).toBeUndefined();
  expect(site.channel('mfe-blog').history.at(-1)?.reason).toBe(`cannot be used: ${problem}`);
});

describe('if somebody else starts another canary meanwhile, that one goes on', () => {
  /** Does something when the command first asks for the result of its canary. */
  function onceItIsStarted(meanwhile: () => Promise<unknown>) {
    const { store } = site.settings;
    const { shells } = store;
    let isOver = false;
    store.shells = async () => {
      if (!isOver && site.channel('mfe-blog').canary) {
        isOver = true;
        await meanwhile();
      }
      return shells.call(store);
    };
  }

  const startOther = async () => {
    await stopCanary(site.settings.store, 'mfe-blog');
    await startCanary(site.settings, 'mfe-blog', OTHER, 20, { who: 'ben' });
  };

  test('and the command names the change', async () => {
    site.report({ wanted: LIVE });
    onceItIsStarted(startOther);
    const { code, err } = await run('canary', 'mfe-blog', NEXT, '10');
    expect(code).toBe(1);
    expect(err).toMatch(
      /^mfe-blog: was changed again by somebody else while this command waited for the site \(.* canary 20 % of 1\.0\.0-c by ben\)$/,
    );
    expect(site.channel('mfe-blog').canary).toEqual({ version: OTHER, percent: 20 });
  });

  test('even if the first one cannot be rendered', async () => {
    site.report({ wanted: LIVE, canary: { version: NEXT, percent: 10, problem: 'roto' } });
    onceItIsStarted(startOther);
    const { code, err } = await run('canary', 'mfe-blog', NEXT, '10');
    expect([code, err]).toEqual([
      1,
      'mfe-blog: 1.0.0-b cannot be used: roto; somebody else changed its canary meanwhile, so nothing was ended; ' +
        'look at it with npm run release -- status',
    ]);
    expect(site.channel('mfe-blog').canary).toEqual({ version: OTHER, percent: 20 });
  });
});

test.each([
  [[NEXT], 'a canary needs a version and the share of visitors who get it, or --stop'],
  [[NEXT, 'all'], 'The share of visitors is a whole number of percent, as in 10.'],
  [[NEXT, '0'], 'The share of visitors is a whole number of percent, as in 10.'],
])('%j is refused with the missing part', async (rest, message) => {
  const { code, err } = await run('canary', 'mfe-blog', ...rest);
  expect(code).toBe(1);
  expect(err).toContain(message);
});
