import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Registry, ShellOffer } from '@tramuntana/contracts';
import { aRemote, runIn } from './testing/aRemote';

let remote: ReturnType<typeof aRemote>;
beforeEach(() => {
  remote = aRemote();
});
afterEach(() => remote.remove());

const OFFER: ShellOffer = {
  schema: 1,
  contract: '1.3.0',
  packages: { react: '19.3.1' },
  modules: { react: ['useState'] },
};

const REGISTRY: Registry = {
  revision: 'a',
  remotes: [
    {
      name: 'mfe-shop',
      version: '1.0.0-s',
      mounts: ['/tienda'],
      base: '/releases/mfe-shop/1.0.0-s/',
      entry: 'remoteEntry.js',
      container: 'mfe_shop',
      status: 'available',
    },
  ],
};

/** A site whose shell lends this, or answers this text. It has another remote, with the path /tienda. */
async function aSite(offer: unknown = OFFER, registry: unknown = REGISTRY) {
  const answers = new Map([
    ['/releases/offer.json', offer],
    ['/registry.json', registry],
  ]);
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(answers.has(url) ? 200 : 404).end(JSON.stringify(answers.get(url)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('a remote that fits the shell of a site passes, and the gate of the service is left to publishing', async () => {
  const site = await aSite();
  const { code, out } = await remote.run({}, 'check', '--from', site.url);
  await site.close();
  expect(out.split('\n')).toEqual([
    'ok     types',
    'ok     build',
    'ok     byte budget',
    `ok     offer of ${site.url}`,
    `ok     paths beside the remotes of ${site.url}`,
    'ok     deprecated names of the contract: 0',
    '-      pages: the gate of the release service renders the pages when you publish',
  ]);
  expect(code).toBe(0);
});

test('every problem is listed at once: types, byte budget, paths, and names and ranges that the shell does not lend', async () => {
  const site = await aSite();
  remote.write('package.json', { name: 'mfe-blog', version: '1.0.0', remote: true, scriptBudget: { firstPage: 10 } });
  remote.write('src/routes.ts', 'export const mount: string = 1;');
  const mounts = ['/blog', '/tienda', '/api'];
  remote.build('1.0.0-b', { contract: '^2.0.0', imports: { react: ['useState', 'useId'] }, mounts });
  const { code, out } = await remote.run({ SITE_URL: site.url }, 'check', '--json');
  await site.close();
  const { checks } = JSON.parse(out);
  expect(code).toBe(1);
  expect(checks).toMatchObject([
    { check: 'types', state: 'failed', details: [expect.stringContaining('src/routes.ts(1,14): error TS2322')] },
    { check: 'build', state: 'ok' },
    { check: 'byte budget', state: 'failed', details: expect.arrayContaining(['of page-list:']) },
    {
      check: `offer of ${site.url}`,
      state: 'failed',
      details: [
        'it needs @tramuntana/contracts ^2.0.0, the shell has 1.3.0',
        'it imports useId of react, which the shell does not lend of its react 19.3.1',
      ],
    },
    {
      check: `paths beside the remotes of ${site.url}`,
      state: 'failed',
      details: [
        expect.stringContaining('wants the path /api, which belongs to the shell or the API'),
        'wants the path /tienda, which belongs to mfe-shop, live now; take it out of the mounts in webpack.config.ts, ' +
          'or first promote a mfe-shop without it',
      ],
    },
    { check: 'deprecated names of the contract: 0', state: 'ok' },
    { check: 'pages', state: 'not checked' },
  ]);
});

test('deprecated names of the contract are counted and told, and fail nothing', async () => {
  const exports = { '.': { types: './index.d.ts' } };
  remote.write('node_modules/@tramuntana/contracts/package.json', {
    name: '@tramuntana/contracts',
    version: '1.3.0',
    exports,
  });
  remote.write(
    'node_modules/@tramuntana/contracts/index.d.ts',
    '/** @deprecated since 1.3.0, goes in 2.0.0: use read */\nexport declare function readOld(): string;',
  );
  const compilerOptions = { strict: true, types: [], module: 'esnext', moduleResolution: 'bundler', target: 'es2022' };
  remote.write('tsconfig.json', { compilerOptions, include: ['src'] });
  remote.write('src/routes.ts', `import { readOld } from '@tramuntana/contracts';\n\nexport const mount = readOld();`);
  remote.build('1.0.0-b');
  const { code, out } = await remote.run({}, 'check');
  expect(out).toContain('       src/routes.ts:3: readOld goes in 2.0.0: use read');
  expect(code).toBe(0);
});

test('without a site the check says how to name one', async () => {
  const { code, out } = await remote.run({}, 'check');
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('offer of the shell: no site to compare with: name one by --from'),
  ]);
});

test('the shell that the repository has built counts, and it renders the pages', async () => {
  remote.write('shell/dist/offer.json', { ...OFFER, contract: '3.0.0' });
  const siteTools = async () => ({
    performOnStore: () => Promise.reject(new Error('nothing is released here')),
    renderProblems: async (name: string) => [`${name}: /blog failed: roto`],
  });
  const { code, out } = await runIn(remote.root, { siteTools }, 'check');
  expect(code).toBe(1);
  expect(out).toContain('it needs @tramuntana/contracts ^1.0.0, the shell has 3.0.0');
  expect(out).toContain('FAILED pages\n       mfe-blog: /blog failed: roto');
});

test.each([
  [
    '--from',
    ['--from', 'https//tramuntana'],
    {},
    '--from names a site, as in --from https://tramuntana.example, and not',
  ],
  [
    'SITE_URL',
    [],
    { SITE_URL: 'https//tramuntana' },
    'is no address of a site: write it as https://tramuntana.example',
  ],
])('an address in %s that names no site is refused, before anything is built', async (_where, args, env, message) => {
  remote.write('src/list.js', 'not built');
  const { code, out, err } = await remote.run(env, 'check', ...args);
  expect([code, out, err]).toEqual([1, '', expect.stringContaining(message)]);
});

test('a site that does not answer is an error with advice', async () => {
  const site = await aSite();
  await site.close();
  const { code, err } = await remote.run({}, 'check', '--from', site.url);
  expect([code, err]).toEqual([1, expect.stringMatching(/^http:.* gave no answer \(.*correct the address/)]);
});

test('a list of remotes that cannot be read is an error with the address', async () => {
  const site = await aSite(OFFER, { remotes: 'none' });
  const { code, err } = await remote.run({}, 'check', '--from', site.url);
  await site.close();
  const message = `${site.url} has no list of remotes in /registry.json: name the address of a site`;
  expect([code, err]).toEqual([1, message]);
});

test('an unexpected error keeps its stack', async () => {
  const siteTools = () => Promise.reject(new TypeError('broken'));
  const { code, err } = await runIn(remote.root, { siteTools }, 'check');
  expect([code, err]).toEqual([1, expect.stringMatching(/^TypeError: broken\n +at /)]);
  const renderProblems = () => Promise.reject(new TypeError('broken'));
  const tools = async () => ({ performOnStore: () => Promise.reject(new Error('unused')), renderProblems });
  expect((await runIn(remote.root, { siteTools: tools }, 'check')).err).toMatch(/^TypeError: broken\n +at /);
});

test('a failed build leaves types and deprecated names in the result', async () => {
  remote.write('webpack.config.ts', 'throw new Error("no configuration");');
  const { code, out } = await remote.run({}, 'check', '--json');
  const { checks } = JSON.parse(out) as { checks: object[] };
  expect(checks).toMatchObject([
    { check: 'types', state: 'ok' },
    { check: 'build', state: 'failed' },
    { check: 'deprecated names of the contract: 0', state: 'ok' },
  ]);
  expect(code).toBe(1);
});

test('a remote without webpack.config.ts is told without a stack', async () => {
  rmSync(path.join(remote.root, 'webpack.config.ts'));
  const { code, err } = await remote.run({}, 'check');
  expect([code, err]).toEqual([1, 'mfe-blog is not a workspace with a webpack.config.ts; there are: none']);
});

test('an answer that is no offer is an error with the address', async () => {
  const site = await aSite({ schema: 1 });
  const { code, err } = await remote.run({}, 'check', '--from', site.url);
  await site.close();
  expect([code, err]).toEqual([
    1,
    `${site.url} has no offer of a shell in /releases/offer.json: name the address of a site`,
  ]);
});
