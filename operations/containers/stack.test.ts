import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aVisitor, type Visitor } from '../nginx/testing/aVisitor';
import { writeCertificate } from '../nginx/testing/writeCertificate';
import { exampleSettings } from './composeFile';
import { print, seconds } from './figures';
import type { Stack } from './runningStack';
import { startStack } from './startStack';

const SITES = ['site-1', 'site-2'];
/** In milliseconds. Prometheus asks every 15 s; a site that started later was down the first time. */
const TARGETS_TIMEOUT = 60_000;
const PAGES = { '/': 'mfe-marketing', '/blog': 'mfe-blog', '/media': 'mfe-media', '/tienda': 'mfe-shop' };

let folder: string;
let stack: Stack | undefined;
let visitor: Visitor;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'certificates-'));
  const live = path.join(folder, 'live', exampleSettings().SITE_NAME ?? '');
  mkdirSync(live, { recursive: true });
  await writeCertificate(live);
  const start = performance.now();
  stack = await startStack(folder);
  print('from nothing until all services are healthy', seconds((performance.now() - start) / 1000));
  if (stack.absent.length > 0) print('not run, for want of an image', stack.absent.join(', '));
  const certificate = readFileSync(path.join(live, 'fullchain.pem'), 'utf8');
  visitor = aVisitor({ ports: { https: stack.httpsPort }, certificate });
});

afterAll(async () => {
  await stack?.remove();
  rmSync(folder, { recursive: true });
});

const running = () => stack as Stack;
const prometheus = async (address: string) =>
  JSON.parse(await running().exec('prometheus', 'wget', '-q', '-O', '-', `http://127.0.0.1:9090/api/v1/${address}`))
    .data;

/** Prometheus's targets with their states, sorted. */
async function targetStates(): Promise<string[]> {
  type Target = { health: string; labels: { instance: string } };
  const { activeTargets } = (await prometheus('targets')) as { activeTargets: Target[] };
  return activeTargets.map(({ health, labels }) => `${labels.instance} ${health}`).sort();
}

test('nginx serves the pages of all remotes', async () => {
  for (const [page, remote] of Object.entries(PAGES)) {
    const { status, headers, body } = await visitor.ask(page);
    expect([page, status]).toEqual([page, 200]);
    expect(headers['server-timing']).toMatch(`${remote}@`);
    // Behind the proxy whose headers they believe, sites know that visitors come by HTTPS.
    expect(headers['strict-transport-security']).toMatch('max-age');
    expect(body).toContain('</html>');
  }
});

test('a form that is acknowledged is in the database', async () => {
  const message = 'name: Ona\nemail: ona@example.com\nmessage: ¿Voláis en Girona?';
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ mensaje: message });
  expect((await visitor.post('/api/formularios/', { headers, body })).status).toBe(201);
  const query = 'select mensaje from contact_messages';
  const rows = await running().exec('database', ...['psql', '--username=tramuntana', '-tAc', query]);
  expect(rows).toBe(message);
});

test('both sites serve the same releases, and both serve visitors of nginx', async () => {
  const [first, second] = await Promise.all(SITES.map((site) => running().exec(site, '/app/run', 'release', 'status')));
  expect(second).toBe(first);
  for (const site of SITES) {
    const program = "fetch('http://127.0.0.1:9464/metrics').then((answer) => answer.text()).then(console.log)";
    expect(await running().exec(site, 'node', '-e', program)).toMatch(/^pages_total\{.*\} [1-9]/m);
  }
});

test('the release service answers teams through nginx, at its own host', async () => {
  const grant = ['--rights', 'read', '--remotes', '*', '--json'];
  const given = await running().exec('releases', ...['/app/run', 'release', 'access', 'add', 'ana', ...grant]);
  const headers = {
    host: `releases.${exampleSettings().SITE_NAME}`,
    authorization: `Bearer ${JSON.parse(given).token}`,
    'content-type': 'application/json',
  };
  const { status, body } = await visitor.ask('/verbs/status', { method: 'POST', headers, body: '{}' });
  expect(status).toBe(200);
  const served = JSON.parse(body).data.remotes.map(({ remote }: { remote: string }) => remote);
  expect(served).toEqual(Object.values(PAGES).sort());
  expect((await visitor.ask('/metrics', { headers })).status).toBe(404);
  // The host of the site does not lead to the service.
  const ofSite = await visitor.ask('/verbs/status', { method: 'POST', body: '{}' });
  expect(ofSite.headers['www-authenticate']).toBeUndefined();
});

test('Prometheus reaches all targets and evaluates all alerts', async () => {
  const wanted = ['api:9465 up', 'site-1:9464 up', 'site-2:9464 up'];
  let targets: string[] = [];
  const deadline = performance.now() + TARGETS_TIMEOUT;
  while (String(targets) !== String(wanted) && performance.now() < deadline) targets = await targetStates();
  expect(targets).toEqual(wanted);
  type Rule = { name: string; health: string; lastError?: string };
  let rules: Rule[] = [];
  while (rules.length === 0 || rules.some(({ health }) => health === 'unknown')) {
    const { groups } = (await prometheus('rules')) as { groups: { rules: Rule[] }[] };
    rules = groups.flatMap((group) => group.rules);
  }
  expect(rules.filter(({ health }) => health !== 'ok')).toEqual([]);
});

test('all services end in time, in order, by their stop signals', async () => {
  for (const line of (await running().memory()).split('\n')) print('memory', line);
  const ended = await running().stop();
  print('end of all services', seconds(Object.values(ended).reduce((sum, each) => sum + each.seconds, 0)));
  // A service that takes longer than its grace period is killed, and ends with another code.
  expect(Object.entries(ended).filter(([, { exitCode }]) => exitCode !== 0)).toEqual([]);
});
