import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { buildStale } from '@tramuntana/remote/build/buildStale';
import { DirectoryStore, readSignatureKeys, releaseCommand, type SignatureKeys } from 'releases';
import { newKeys } from 'releases/testing';
import { lockDirectory } from 'shared-lock';
import { freePort } from 'shared-postgres/testing';
import { publishBuilt } from './publishBuilt';
import { about, aSiteRepository, eventually, isRunning, type RunningSite } from './testing/aSiteRepository';

let site: ReturnType<typeof aSiteRepository>;
let template: ReturnType<typeof aSiteRepository>;
/** Its shell has edition 2. */
let secondTemplate: ReturnType<typeof aSiteRepository>;
let port: number;
let url: string;

beforeAll(async () => {
  template = aSiteRepository();
  await buildStale(undefined, { root: template.root, print: () => {} });
  secondTemplate = aSiteRepository({ built: template.root });
  secondTemplate.writeServer('shell', 2);
  await buildStale(['shell'], { root: secondTemplate.root, print: () => {} });
});
afterAll(async () => {
  await template.remove();
  await secondTemplate.remove();
});

beforeEach(async () => {
  site = aSiteRepository({ built: template.root });
  port = await freePort();
  url = `http://localhost:${port}`;
});

afterEach(() => site.remove());

async function started(env: NodeJS.ProcessEnv = {}, way?: 'below a shell') {
  const running = site.start({ PORT: String(port), ...env }, way);
  await Promise.race([
    running.printed(`Tramuntana Drones is ready: ${url}\n`),
    running.ended.then(() => {
      throw new Error(running.output());
    }),
  ]);
  const shell = await about(url);
  if (!shell) throw new Error('the shell does not answer');
  return { running, shell };
}

test('shell and API get the secrets that they need, and no others', async () => {
  const secrets = { SMTP_URL: 'smtp://user:password@mail.example', TEAMS_TOKEN: 'a token of the teams' };
  const { shell } = await started(secrets);
  const api = await about(String(shell.API_URL));
  expect([shell.TEAMS_TOKEN, shell.SMTP_URL]).toEqual([secrets.TEAMS_TOKEN, undefined]);
  expect([api?.SMTP_URL, api?.TEAMS_TOKEN]).toEqual([secrets.SMTP_URL, undefined]);
});

test('a first start builds, publishes and serves; the next has nothing to build and prints nothing about it', async () => {
  for (const name of ['shell', 'mfe-blog', 'api']) rmSync(`${site.root}/${name}/dist/inputs.json`);
  const { running, shell } = await started({ MEDIA_URL: 'https://media.example' });
  expect(running.output()).toMatch(/^shell +1\.0\.0-\w{10} +\d+\.\d s$/m);
  expect(running.output()).toMatch(/^mfe-blog: 1\.0\.0-\w{10} is live$/m);
  expect(shell).toMatchObject({
    name: 'shell',
    NODE_ENV: 'production',
    STORE: `${site.root}/.data/releases`,
    DATA_DIR: `${site.root}/.data`,
    MEDIA_URL: 'https://media.example',
    API_IS_OWN: '1',
  });
  expect(await about(String(shell.API_URL))).toMatchObject({ name: 'api', API_DIR: `${site.root}/api` });
  running.child.kill('SIGTERM');
  await running.ended;

  const second = await started();
  expect(second.running.output()).toMatch(/^ready in \d+\.\d s\nTramuntana Drones is ready: /);
});

describe('with RELEASES_LISTEN', () => {
  let listen: string;
  beforeEach(async () => {
    site.writeReleaseService();
    listen = `127.0.0.1:${await freePort()}`;
  });

  test('the release service runs beside the site, with the store and without the secrets of others', async () => {
    const secrets = { SMTP_URL: 'smtp://user:password@mail.example', TEAMS_TOKEN: 'a token of the teams' };
    const keys = newKeys();
    const { running, shell } = await started({ ...secrets, ...keys, RELEASES_LISTEN: listen });
    const service = await about(`http://${listen}`);
    const api = await about(String(shell.API_URL));
    // Only the service signs, and everything that reads releases knows the public key.
    expect(service).toMatchObject(keys);
    expect([shell.RELEASES_SIGNING_KEY, shell.RELEASES_KEY]).toEqual([undefined, keys.RELEASES_KEY]);
    expect(api?.RELEASES_SIGNING_KEY).toBeUndefined();
    expect(service).toMatchObject({ name: 'releases', NODE_ENV: 'production', DATA_DIR: `${site.root}/.data` });
    expect([service?.SMTP_URL, service?.TEAMS_TOKEN]).toEqual([undefined, undefined]);
    await fetch(`http://${listen}/fall`).catch(() => undefined);
    await running.printed('releases ended with exit code 9; starting it again in 0.5 s');
    await eventually(async () => ((await about(`http://${listen}`))?.pid ?? service?.pid) !== service?.pid);
    const restarted = await about(`http://${listen}`);
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
    expect(isRunning(Number(restarted?.pid))).toBe(false);
  });

  test('Ctrl-C does not restart the service', async () => {
    const { running } = await started({ RELEASES_LISTEN: listen });
    const service = await about(`http://${listen}`);
    for (const pid of [running.child.pid, service?.pid]) process.kill(Number(pid), 'SIGINT');
    expect(await running.ended).toBe(0);
    expect(running.output()).not.toContain('starting it again');
  });

  test('a service that cannot start ends the start', async () => {
    const running = site.start({ PORT: String(port), RELEASES_LISTEN: listen, FAULT: 'releases refuses' });
    expect(await running.ended).toBe(1);
    expect(running.output()).toContain('releases: the data folder is in use');
    expect(await about(url)).toBeUndefined();
  });
});

test('without RELEASES_LISTEN no release service runs', async () => {
  site.writeReleaseService();
  const { running } = await started({ FAULT: 'releases refuses' });
  expect(running.output()).not.toContain('data folder');
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the site, its servers first, with exit code 0', async (signal) => {
  const { running, shell } = await started();
  const api = await about(String(shell.API_URL));
  running.child.kill(signal);
  expect(await running.ended).toBe(0);
  expect([shell.pid, api?.pid].map((pid) => isRunning(Number(pid)))).toEqual([false, false]);
});

test('a signal to npm also ends the site, although npm does not pass it on', async () => {
  const { running, shell } = await started({ npm_lifecycle_event: 'start' }, 'below a shell');
  running.child.kill('SIGTERM');
  await eventually(() => !isRunning(shell.pid));
});

test.each([
  ['while it starts', (running: RunningSite) => running.printed(/is live/)],
  ['when it runs', (running: RunningSite) => running.printed('is ready')],
])('the site ends completely when the reader of its output leaves %s', async (_when, come) => {
  // A failure of the API makes a running site print again.
  const running = site.start({ PORT: String(port) });
  await come(running);
  running.child.stdout?.destroy();
  running.child.stderr?.destroy();
  const shell = await about(url);
  if (shell) await fetch(`${shell.API_URL}/fall`).catch(() => undefined);
  await eventually(() => !isRunning(Number(running.child.pid)));
  await eventually(async () => (await about(url)) === undefined);
  if (shell) expect(isRunning(shell.pid)).toBe(false);
});

test('SIGHUP, the signal of a closed terminal, ends the site', async () => {
  const { running, shell } = await started();
  running.child.kill('SIGHUP');
  expect(await running.ended).toBe(0);
  expect(isRunning(shell.pid)).toBe(false);
});

test('when SIGKILL ends the start, its servers end by themselves', async () => {
  const { running, shell } = await started();
  const api = await about(String(shell.API_URL));
  running.child.kill('SIGKILL');
  await eventually(() => !isRunning(shell.pid) && !isRunning(Number(api?.pid)));
});

test('Ctrl-C at a terminal reaches every program, and none of them restarts', async () => {
  const { running, shell } = await started();
  const api = await about(String(shell.API_URL));
  for (const pid of [running.child.pid, shell.pid, api?.pid]) process.kill(Number(pid), 'SIGINT');
  expect(await running.ended).toBe(0);
  expect(running.output()).not.toContain('starting it again');
});

test('a crashed server restarts, and the API keeps the address that the shell knows', async () => {
  const { running, shell } = await started();
  const apiUrl = String(shell.API_URL);
  const fallen = await about(apiUrl);
  await fetch(`${apiUrl}/fall`).catch(() => undefined);
  await running.printed('api ended with exit code 9; starting it again in 0.5 s');
  await eventually(async () => ((await about(apiUrl))?.pid ?? fallen?.pid) !== fallen?.pid);

  await fetch(`${url}/fall`).catch(() => undefined);
  await running.printed('shell ended with exit code 9; starting it again in 0.5 s');
  await eventually(async () => (await about(url)) !== undefined);
  await fetch(`${url}/fall`).catch(() => undefined);
  await running.printed('shell ended with exit code 9; starting it again in 1 s');
});

test('an API that cannot start ends the start with the API’s own message', async () => {
  const running = site.start({ PORT: String(port), FAULT: 'api refuses' });
  expect(await running.ended).toBe(1);
  expect(running.output()).toMatch(/^api: the data folder is in use$/m);
  expect(running.output()).not.toContain(' at ');
});

test('a shell that crashes before it is ready ends the start and the API', async () => {
  const running = site.start({ PORT: String(port), FAULT: 'shell falls' });
  expect(await running.ended).toBe(1);
  expect(running.output()).toContain('shell ended before it was ready (exit code 3)');
});

test('a port in use ends the start before anything is built', async () => {
  const other = net.createServer().listen(port, '127.0.0.1');
  const running = site.start({ PORT: String(port) });
  expect(await running.ended).toBe(1);
  expect(running.output()).toBe(
    `Port ${port} is in use by another program: stop that one, or choose another port with PORT=${port + 1} npm start.\n`,
  );
  other.close();
});

test('a port that is taken during the build ends the start, because the shell would share the port', async () => {
  site.write(
    'api/src/server.js',
    `const server = require('node:net').createServer();
     const listening = { port: ${port}, reusePort: process.platform === 'linux' };
     server.listen(listening, () => process.send({ type: 'ready', url: 'http://127.0.0.1:1' }));
     process.on('SIGTERM', () => process.exit());`,
  );
  const running = site.start({ PORT: String(port) });
  await running.printed(/is ready|is in use/);
  expect(running.output()).toContain(`Port ${port} is in use by another program: stop that one`);
  expect(await running.ended).toBe(1);
});

test('a data directory in use ends the start before anything is built', async () => {
  const database = path.join(site.root, '.data/db');
  mkdirSync(database, { recursive: true });
  const release = lockDirectory(database);
  const running = site.start({ PORT: String(port) });
  expect(await running.ended).toBe(1);
  expect(running.output()).toBe(
    `The data directory ${database} is in use by process ${process.pid}: stop that process, or set DATA_DIR to another directory\n`,
  );
  release();
});

test('a failed build ends the start with the error and the names of the failed workspaces', async () => {
  site.write('shell/src/server.js', `require('./absent');`);
  const running = site.start({ PORT: String(port) });
  expect(await running.ended).toBe(1);
  expect(running.output()).toContain("Can't resolve './absent'");
  expect(running.output()).toContain('The site does not start, because shell could not be built.');
});

test('with API_URL the site uses that provider and starts no API', async () => {
  const { shell } = await started({ API_URL: 'https://provider.example/api' });
  expect(shell.API_URL).toBe('https://provider.example/api');
  expect(shell.API_IS_OWN).toBeUndefined();
});

test('the servers’ records are readable lines with LOG_FORMAT=pretty, and JSON with LOG_FORMAT=json', async () => {
  const forPeople = await started({ LOG_FORMAT: 'pretty' });
  await forPeople.running.printed(/^\[.*\] INFO: shell: here I am$/m);
  expect(forPeople.running.output()).toMatch(/^\[.*\] INFO: api: here I am$/m);
  forPeople.running.child.kill('SIGTERM');
  await forPeople.running.ended;

  const running = site.start({ PORT: String(port), LOG_FORMAT: 'json' });
  await running.printed(`Tramuntana Drones is ready: ${url}`);
  const messages = running
    .output()
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(messages).toEqual(expect.arrayContaining(['here I am', `Tramuntana Drones is ready: ${url}`]));
});

test('an unknown log format ends the start before anything is built', async () => {
  const running = site.start({ PORT: String(port), LOG_FORMAT: 'xml' });
  expect(await running.ended).toBe(1);
  expect(running.output()).toBe("LOG_FORMAT is 'xml': it is 'pretty' or 'json'.\n");
});

test('a RELEASES_URL that is no database ends the start before anything is built', async () => {
  const running = site.start({ PORT: String(port), RELEASES_URL: 'mysql://releases' });
  expect(await running.ended).toBe(1);
  expect(running.output()).toBe(
    'RELEASES_URL is not the address of a PostgreSQL database, as in postgres://user@host:5432/releases\n',
  );
});

/** Runs `npm run release -- …` on the site's store. */
async function release(...commandLine: string[]): Promise<number> {
  const { root } = site;
  return releaseCommand(commandLine, {
    root,
    store: new DirectoryStore(`${root}/.data/releases`),
    typeProblems: async () => [],
    build: async () => true,
    bytesOverBudget: async () => [],
    renderProblems: async () => [],
    print: () => {},
    printError: (line) => console.error(line),
  });
}

/** Releases the shell as edition 1, and builds edition 2. */
async function withFirstShell(signatureKeys?: SignatureKeys) {
  const { root } = site;
  await buildStale(undefined, { root, quiet: true });
  await publishBuilt({ root, store: `${root}/.data/releases`, signatureKeys, print: () => {} });
  site.writeServer('shell', 2);
  cpSync(`${secondTemplate.root}/shell/dist`, `${root}/shell/dist`, { recursive: true });
}

/** Starts a site whose shell was released twice: its editions are 1 and 2. */
async function withTwoShells() {
  await withFirstShell();
  return started();
}

test('with RELEASES_KEY, a start leaves a shell without a signature alone and runs the last good one', async () => {
  const keys = newKeys();
  await withFirstShell(readSignatureKeys(keys));
  expect([await release('publish', 'shell'), await release('promote', 'shell')]).toEqual([0, 0]);
  const { running, shell } = await started({ RELEASES_KEY: keys.RELEASES_KEY });
  expect(shell.edition).toBe(1);
  expect(shell).not.toHaveProperty('RELEASES_SIGNING_KEY');
  expect(running.output()).toMatch(
    /the shell's live release cannot be used: shell: 1\.0\.0-\w{10} is refused: it has no signature, and RELEASES_KEY/,
  );
  expect(running.output()).toContain('the builds of this machine are not published, because RELEASES_KEY asks for');
});

test('a wrong RELEASES_KEY ends the start', async () => {
  const running = site.start({ PORT: String(port), RELEASES_KEY: 'c2hvcnQ=' });
  expect(await running.ended).toBe(1);
  expect(running.output()).toMatch(/^RELEASES_KEY is one or two public keys of 32 bytes in base64/m);
});

test('a rollback of the running shell fails no request', async () => {
  const { running, shell } = await withTwoShells();
  expect(shell.edition).toBe(2);
  const editions: (number | undefined)[] = [];
  expect(await release('rollback', 'shell')).toBe(0);
  await eventually(async () => {
    editions.push((await about(url))?.edition);
    return editions.at(-1) === 1 && !isRunning(shell.pid);
  });
  expect(editions).not.toContain(undefined);
  running.child.kill('SIGTERM');
  await running.ended;
  // A restart must not undo an operator's choice.
  expect((await started()).shell.edition).toBe(1);
});

/** Source lines of a shell that records its start in the store, and goes on when the test allows it. */
const WAIT = `
  const { existsSync, writeFileSync } = require('node:fs');
  writeFileSync(process.env.STORE + '/begun', '');
  const pause = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(process.env.STORE + '/allowed')) Atomics.wait(pause, 0, 0, 20);
`;

test('a promotion that happens while the live shell starts takes effect', async () => {
  site.write('shell/src/server.js', WAIT + site.read('shell/src/server.js'));
  const starting = started();
  await eventually(() => existsSync(`${site.root}/.data/releases/begun`));
  site.writeServer('shell', 2);
  await rebuildShell();
  expect(await release('publish', 'shell')).toBe(0);
  expect(await release('promote', 'shell')).toBe(0);
  site.write('.data/releases/allowed', '');
  await starting;
  await eventually(async () => (await about(url))?.edition === 2);
});

test('if the live shell release does not start, the site runs the former one; a corrected release then takes over', async () => {
  const { running } = await withTwoShells();
  running.child.kill('SIGTERM');
  await running.ended;
  site.write('shell/src/server.js', 'process.exit(4);');
  const next = await started();
  expect(next.shell.edition).toBe(2);
  expect(next.running.output()).toMatch(
    /shell\/1\.0\.0-\w{10}\/server\/server\.cjs did not start: shell ended before it was ready \(exit code 4\)/,
  );
  site.writeServer('shell', 3);
  await rebuildShell();
  expect(await release('publish', 'shell')).toBe(0);
  expect(await release('promote', 'shell')).toBe(0);
  await eventually(async () => (await about(url))?.edition === 3);
});

test('a stop during a replacement ends both shells', async () => {
  const { running, shell } = await withTwoShells();
  site.write(
    'shell/src/server.js',
    `require('node:fs').writeFileSync(process.env.STORE + '/begun', ''); setInterval(() => {}, 1000);`,
  );
  await rebuildShell();
  await release('publish', 'shell');
  void release('promote', 'shell');
  await eventually(() => existsSync(`${site.root}/.data/releases/begun`));
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  expect(isRunning(shell.pid)).toBe(false);
});

test('the running shell stays when its channel is missing or names a damaged release', async () => {
  const { running, shell } = await withTwoShells();
  const channel = site.read('.data/releases/shell/channel.json');
  site.write('.data/releases/shell/channel.json', channel.replace(/"live": "[^"]+"/, '"live": "1.0.0-absent"'));
  await running.printed("the shell's live release cannot be used: shell: 1.0.0-absent is not in the store");
  site.write('.data/releases/shell/channel.json', '{');
  await running.printed('channel.json is not JSON');
  rmSync(`${site.root}/.data/releases/shell/channel.json`);
  mkdirSync(`${site.root}/.data/releases/shell/channel.json`);
  await running.printed('EISDIR');
  expect(await about(url)).toMatchObject({ edition: 2, pid: shell.pid });
});

test('the former shell stays when a promoted release does not start', async () => {
  const { running, shell } = await withTwoShells();
  site.write('shell/src/server.js', 'process.exit(4);');
  const { results } = await rebuildShell();
  expect(results).toEqual(['built']);
  expect(await release('publish', 'shell')).toBe(0);
  expect(await release('promote', 'shell')).toBe(0);
  await running.printed(
    /server\.cjs did not start, so the shell's former release goes on: shell ended before it was ready \(exit code 4\)/,
  );
  expect(await about(url)).toMatchObject({ edition: 2, pid: shell.pid });
});

async function rebuildShell() {
  const results = await buildStale(['shell'], { root: site.root, print: () => {} });
  return { results: results.map(({ state }) => state) };
}
