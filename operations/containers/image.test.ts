import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { healthPath } from '../repository';
import { engine, exitCodeOf, setting, untilItSucceeds } from './engine';
import { print, seconds } from './figures';
import { memoryOf } from './memory';
import { type Container, startContainer } from './startContainer';

const ROOT = path.join(import.meta.dirname, '../..');
const VOLUME = 'tramuntana-test-data';
/** Requests at the same time. */
const VISITS = 300;
const PAGES = { '/': 'mfe-marketing', '/blog': 'mfe-blog', '/media': 'mfe-media', '/tienda': 'mfe-shop' };

/** Whether a line of `release status` is about a remote. It also has the promotion's time. */
const isRemote = (line: string) => Object.values(PAGES).some((remote) => line.startsWith(remote));

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'image-'));
  await removeAll();
  await engine('create', '--name', 'tramuntana-test-files', setting('IMAGE'));
  await engine('cp', 'tramuntana-test-files:/app', path.join(folder, 'image'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await removeAll();
});

async function removeAll() {
  for (const name of ['files', 'site', 'api'])
    await exitCodeOf(engine('rm', '--force', '--volumes', `tramuntana-test-${name}`));
  for (const volume of [VOLUME, `${VOLUME}-api`]) await exitCodeOf(engine('volume', 'rm', volume));
}

/** The status of an answer. A busy site may put a visitor off, who then comes again when the answer says. */
async function visit(address: string): Promise<number> {
  for (;;) {
    const { status, headers } = await fetch(address);
    if (status !== 503) return status;
    await sleep(Number(headers.get('retry-after')) * 1000);
  }
}

/** Starts the image's site. A second start finds the data of the first one. */
const startSite = () =>
  startContainer('site', { port: 3000, healthPath: healthPath('site'), volume: VOLUME, memory: '1g' });

test('the image names user, data, signal and health check, and describes itself', async () => {
  const inspect = async (field: string) =>
    JSON.parse(await engine('image', 'inspect', '--format', `{{json ${field}}}`, setting('IMAGE')));
  const config = await inspect('.Config');
  expect(config).toMatchObject({ User: '1000:1000', Volumes: { '/data': {} }, StopSignal: 'SIGTERM', Cmd: ['site'] });
  expect(config.ExposedPorts).toEqual({ '3000/tcp': {} });
  expect(await inspect('.Config.Healthcheck.Test')).toEqual(['CMD', '/app/run', 'health']);
  for (const label of ['title', 'description', 'version', 'revision'])
    expect(config.Labels[`org.opencontainers.image.${label}`]).toMatch(/./);
  const sizes = await Promise.all(
    [setting('IMAGE'), setting('IMAGE_BASE')].map((name) => engine('image', 'inspect', '--format', '{{.Size}}', name)),
  );
  const [whole = 0, base = 0] = sizes.map((size) => Math.round(Number(size) / 1_000_000));
  print('size', `${whole} MB, ${whole - base} MB of it above its base`);
});

test('the image holds no sources, source maps, tests or tools of development', async () => {
  const files = readdirSync(path.join(folder, 'image'), { recursive: true }).map(String);
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => /\.(map|[cm]?tsx?)$|\.(test|spec)\.\w+$/.test(file))).toEqual([]);
  expect(files.filter((file) => /(^|\/)(tests?|__tests__|\.cache|_cacache)$/.test(file))).toEqual([]);
  const tools = ['typescript', 'webpack', 'tsx', 'jest', '@swc', 'esbuild', '@playwright', '@biomejs', '@types'];
  expect(files).toContain('node_modules/fastify');
  for (const tool of tools) expect(files).not.toContain(`node_modules/${tool}`);
  const rest = await engine('run', '--rm', '--user', '0:0', setting('IMAGE'), 'ls', '-A', '/root', '/tmp', '/data');
  expect(rest).not.toMatch(/npm|node/);
});

test('another build of the same sources gives the same files', async () => {
  const other = path.join(folder, 'clone');
  await promisify(execFile)(process.execPath, ['scripts/image.mjs', other], { cwd: ROOT });
  const { stdout } = await promisify(execFile)('diff', ['-rq', path.join(folder, 'image'), other]).catch(
    (error) => error,
  );
  expect(stdout).toBe('');
});

describe('a site with a read-only root, the embedded database and 1 GB', () => {
  let site: Container;
  beforeAll(async () => {
    site = await startSite();
    print('first start', seconds(site.secondsUntilReady));
  });

  test('renders the pages of all remotes', async () => {
    for (const [page, remote] of Object.entries(PAGES)) {
      // On a busy machine the shell first answers with a placeholder, which is no page of the remote.
      await untilItSucceeds('tramuntana-test-site', async () => {
        const answer = await fetch(`${site.url}${page}`);
        expect([page, answer.status, answer.headers.get('server-timing')]).toEqual([
          page,
          200,
          expect.stringMatching(`desc="(rendered|kept) ${remote}@`),
        ]);
        expect(await answer.text()).toContain('</html>');
      });
    }
  });

  test('keeps its processes while many visitors come at once', async () => {
    const before = await memoryOf(site.exec);
    const paths = [...Object.keys(PAGES), '/api/blog-post/?search=dron', '/api/services'];
    const visits = Array.from({ length: VISITS }, (_, index) => visit(`${site.url}${paths[index % paths.length]}`));
    expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
    const after = await memoryOf(site.exec);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [name, megabytes] of Object.entries(after)) print(`memory of ${name}`, `${megabytes} MB`);
  });

  test('can write to its data and /tmp only', async () => {
    expect(await exitCodeOf(site.exec('touch', '/data/file', '/tmp/file'))).toBe(0);
    for (const place of ['/app', '/', '/etc', '/run', '/var/tmp', '/home'])
      expect([place, await exitCodeOf(site.exec('touch', `${place}/file`))]).toEqual([place, 1]);
  });

  test('the command health says whether it is healthy', async () => {
    expect(await exitCodeOf(site.exec('/app/run', 'health'))).toBe(0);
    expect(await exitCodeOf(site.exec('env', 'PORT=9', '/app/run', 'health'))).toBe(1);
  });

  test('the command release shows what is live, and refuses to publish', async () => {
    const status = await site.exec('/app/run', 'release', 'status');
    for (const remote of Object.values(PAGES)) expect(status).toContain(remote);
    await expect(site.exec('/app/run', 'release', 'publish', 'mfe-blog')).rejects.toThrow('has no sources');
  });

  test('ends in time after SIGTERM, and starts again with its data', async () => {
    const live = async () => (await site.exec('/app/run', 'release', 'status')).split('\n').filter(isRemote);
    const before = await live();
    const { exitCode, seconds: ending } = await site.stop();
    // After its grace period it would be killed, and end with another code.
    expect(exitCode).toBe(0);
    site = await startSite();
    print('second start', `${seconds(site.secondsUntilReady)}; end after SIGTERM: ${seconds(ending)}`);
    expect(await live()).toEqual(before);
    expect((await site.stop()).exitCode).toBe(0);
  });
});

test('the API runs alone', async () => {
  const settings = { HOST: '0.0.0.0', PORT: '4000' };
  const where = { port: 4000, healthPath: healthPath('api'), volume: `${VOLUME}-api`, memory: '512m' };
  const api = await startContainer('api', { ...where, settings });
  print('start of the API alone', seconds(api.secondsUntilReady));
  const answer = await fetch(`${api.url}/api/services`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('titulo');
  expect((await api.stop()).exitCode).toBe(0);
});
