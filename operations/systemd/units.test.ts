import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentedSettings, timeToEnd } from '../repository';

/** The exposure that systemd computes for our hardening, times ten. Most of the rest is the network. */
const EXPOSURE = 11;

/** Starts the commands of the image. */
const PROGRAM = path.join(import.meta.dirname, '../image/run');
const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'units-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Installs a unit under a name, with the image's program from this clone. Returns its path. */
function install(unit: string, name = unit): string {
  const file = path.join(folder, name);
  writeFileSync(file, read(unit).replace('/opt/tramuntana/run', PROGRAM));
  return file;
}

const UNITS = ['tramuntana.service', 'tramuntana-api.service', 'tramuntana-releases.service'];

test.each([...UNITS, 'tramuntana@3001.service'])('systemd understands every line of %s', (unit) => {
  install('tramuntana.service', 'tramuntana@.service');
  for (const each of UNITS) install(each);
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', path.join(folder, unit)]);
  expect([status, String(stderr)]).toEqual([0, '']);
});

test.each(UNITS)('%s stays as closed as it is', (unit) => {
  const options = ['security', '--offline=true', '--no-pager', `--threshold=${EXPOSURE}`];
  const { status, stdout } = spawnSync('systemd-analyze', [...options, install(unit)]);
  expect([status, String(stdout)]).toEqual([0, expect.stringContaining('Overall exposure level')]);
});

test('all units are hardened in the same way', () => {
  const [site, ...others] = UNITS.map((unit) => read(unit).slice(read(unit).indexOf('# Hardening')));
  for (const other of others) expect(other).toBe(site);
});

test('no unit is killed while it answers open requests', () => {
  const given = UNITS.map((unit) => Number(/^TimeoutStopSec=(\d+)$/m.exec(read(unit))?.[1]));
  const { site, api, releases } = timeToEnd();
  for (const [index, seconds] of [site, api, releases].entries()) expect(given[index]).toBeGreaterThan(seconds);
});

test('the units start commands that the image has', () => {
  const started = UNITS.map((unit) => /^ExecStart=\/opt\/tramuntana\/run (\S+)$/m.exec(read(unit))?.[1]);
  expect(started).toEqual(['site', 'api', 'releases']);
  for (const command of started)
    expect(readFileSync(PROGRAM, 'utf8')).toMatch(new RegExp(`^  .*\\b${command}\\b.*\\)`, 'm'));
});

const namesIn = (file: string) => [...read(file).matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);

test('site.env names every setting of docs/operating.md, and no other', () => {
  const named = namesIn('site.env');
  expect(named.sort()).toEqual(documentedSettings().sort());
  expect(named.length).toBeGreaterThan(15);
});

test('the release service has settings that docs/operating.md explains, and no secret of the site', () => {
  expect(documentedSettings()).toEqual(expect.arrayContaining(namesIn('releases.env')));
  expect(namesIn('releases.env')).toContain('RELEASES_URL');
  for (const secret of ['DATABASE_URL', 'SMTP_URL', 'TEAMS_TOKEN'])
    expect(namesIn('releases.env')).not.toContain(secret);
  expect(read('tramuntana-releases.service').match(/^EnvironmentFile=.*$/gm)).toEqual([
    'EnvironmentFile=/etc/tramuntana/releases.env',
  ]);
});
