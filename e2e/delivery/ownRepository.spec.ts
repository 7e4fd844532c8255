import { exec, execFile } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePort } from 'shared-postgres/testing';
import { commandsOf } from '../support/guide';
import { collectComplaints } from '../support/pages/complaints';
import { hydrated } from '../support/pages/hydrated';
import { type Registry, startRegistry } from '../support/sites/packageRegistry';
import { runScript } from '../support/sites/runScript';
import { ROOT, type Site, startSite } from '../support/sites/site';

const NAME = 'mfe-faq';
const MOUNT = '/preguntas';
const PERSON = { name: 'Ada', email: 'ada@correo.example' };
/** A person's machine: git knows its user. */
const GIT = {
  GIT_AUTHOR_NAME: PERSON.name,
  GIT_AUTHOR_EMAIL: PERSON.email,
  GIT_COMMITTER_NAME: PERSON.name,
  GIT_COMMITTER_EMAIL: PERSON.email,
};

const outside = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'own-repository-')));
const repository = path.join(outside, NAME);
let service: string;
let registry: Registry;
let site: Site;
/** Settings of the team's terminal: npm takes the packages of the scope from the local registry. */
let terminal: NodeJS.ProcessEnv;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  const packages = path.join(outside, 'packages');
  await promisify(execFile)('node', ['scripts/packages.mjs', packages], { cwd: ROOT });
  registry = await startRegistry('@tramuntana', packages);
  service = `http://127.0.0.1:${await freePort()}`;
  site = await startSite({ RELEASES_LISTEN: new URL(service).host });
  // A cache of its own: npm would run a create-remote of the same version that an earlier run has left in the machine's.
  const npm = { npm_config_userconfig: await settingsOfNpm(), npm_config_cache: path.join(outside, 'cache') };
  // The person answers npm's question whether to get create-remote.
  terminal = { ...process.env, ...GIT, ...npm, npm_config_yes: 'true' };
});
test.afterAll(async () => {
  await (site as Site | undefined)?.stop();
  await (registry as Registry | undefined)?.close();
  rmSync(outside, { recursive: true, force: true });
});

/** The person's settings of npm, and the registry of the scope. */
async function settingsOfNpm(): Promise<string> {
  const { stdout } = await promisify(exec)('npm config get userconfig');
  const file = path.join(outside, 'npmrc');
  let own = '';
  try {
    own = readFileSync(stdout.trim(), 'utf8');
  } catch {
    // Most people have no such file.
  }
  writeFileSync(file, `${own}\n${registry.npmrc}`);
  return file;
}

/** Gives out a token for the remote, as an operator of the site does. */
async function tokenFor(who: string, rights: string): Promise<string> {
  const command = ['access', 'add', who, '--rights', rights, '--remotes', NAME, '--json'];
  return (JSON.parse(await site.release(...command)) as { token: string }).token;
}

/** Runs a command in the team's terminal. Returns its output; a failure throws with the output. */
async function run(command: string, folder = repository, env: NodeJS.ProcessEnv = {}): Promise<string> {
  return test.step(command, async () => {
    const options = { cwd: folder, env: { ...terminal, ...env }, maxBuffer: 2 ** 24 };
    try {
      return (await promisify(exec)(command, options)).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${command} failed:\n${stdout}${stderr}`);
    }
  });
}

const edit = (file: string, change: (text: string) => string) => {
  const place = path.join(repository, file);
  const before = readFileSync(place, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`the edit changes nothing in ${file}`);
  writeFileSync(place, after);
};

/** The lead of the page, as a visitor with this canary number (0 to 9999) gets it. */
async function lead(version = '', drawn = 9999): Promise<string | undefined> {
  const headers = { cookie: `canary-${NAME}=${drawn}.${version}` };
  const page = await (await fetch(site.url + MOUNT, { headers })).text();
  return /<p\b[^>]*>([^<]*)/.exec(page.split('<main')[1] ?? '')?.[1];
}

test('a team goes from nothing to a live page in a repository of its own, and back', async ({ page }) => {
  test.setTimeout(900_000);
  const guide = commandsOf('In a repository of your own').map((line) =>
    line.replace('https://releases.tramuntana.example', service).replace('https://tramuntana.example', site.url),
  );
  const [create = '', enter, testAll = '', dev = '', check = '', setUp = '', publish = '', promote = ''] = guide;
  const [, , , , , , , , canary = '', promoteIt = '', rollback = '', status = ''] = guide;
  expect(enter).toBe(`cd ${NAME}`);
  expect(setUp).toBe(`export RELEASES_URL=${service} RELEASES_TOKEN=trd_…`);

  await run(`${create} --releases ${service}`, outside);
  expect(await run('git status --porcelain')).toBe('');
  const scope = path.join(repository, 'node_modules/@tramuntana');
  expect(readdirSync(scope).sort()).toEqual(['contracts', 'remote', 'ui']);
  for (const each of readdirSync(scope)) expect(lstatSync(path.join(scope, each)).isSymbolicLink()).toBe(false);
  expect(readFileSync(path.join(repository, 'package-lock.json'), 'utf8')).not.toContain(ROOT);
  await run(testAll);

  await test.step(dev, async () => {
    const [, ...words] = dev.split(' ');
    const address = `http://localhost:${await freePort()}`;
    const script = await runScript([path.join('node_modules/.bin', words[0] ?? ''), ...words.slice(1)], {
      cwd: repository,
      env: { PORT: new URL(address).port },
      ready: address,
    });
    try {
      await page.goto(address + MOUNT);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes');
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      edit('content/start.ts', (text) => text.replace(/lead: '.*'/, `lead: 'Editado.'`));
      await expect(page.getByRole('main')).toContainText('Editado.');
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await page.reload();
      await expect(page.getByRole('main')).toContainText('Editado.');
    } finally {
      // An open page asks for the events of its server, which ends now.
      await page.goto('about:blank');
      await script.stop();
    }
  });
  await run('git checkout --quiet .');
  // Without BASE_URL the journeys start their own development server, as in the CI of a new repository.
  await run('npm run journeys', repository, { BASE_URL: '', CI: 'true', PORT: String(await freePort()) });
  const firstLead = /lead: '(.*)'/.exec(readFileSync(path.join(repository, 'content/start.ts'), 'utf8'))?.[1];

  await run(check);
  const team = { RELEASES_URL: service, RELEASES_TOKEN: await tokenFor('team faq', 'read,publish,promote') };
  const leader = { ...team, RELEASES_TOKEN: await tokenFor('lead of faq', 'read,canary,promote,rollback') };
  await run(publish, repository, team);
  await site.release('policy', 'set', NAME, '--second-person');
  await expect(run(promote, repository, team)).rejects.toThrow('so an identity of another owner must promote it');
  expect((await fetch(site.url + MOUNT)).status).toBe(404);
  // The journeys see the published version before any visitor does.
  await run('npm run journeys', repository, { BASE_URL: site.url, TEAMS_TOKEN: team.RELEASES_TOKEN });

  await run(promote, repository, leader);
  const complaints = collectComplaints(page);
  await page.goto(site.url);
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preguntas frecuentes' }).click();
  await expect(page).toHaveURL(site.url + MOUNT);
  await expect(page.getByRole('main')).toContainText(`${firstLead}`);
  expect(complaints).toEqual([]);

  edit('content/start.ts', (text) => text.replace(/lead: '.*'/, `lead: 'Hola.'`));
  const version = new RegExp(`${NAME}: (\\S+) is `).exec(await run(publish, repository, team))?.[1] ?? '';
  await run(canary.replace('<version>', version), repository, leader);
  await expect.poll(() => lead(version, 0)).toBe('Hola.');
  expect(await lead(version)).toBe(firstLead);
  await run(promoteIt.replace('<version>', version), repository, leader);
  await expect.poll(() => lead()).toBe('Hola.');
  await run(rollback, repository, leader);
  await expect.poll(() => lead()).toBe(firstLead);
  expect(await run(status, repository, team)).toContain(NAME);
  expect(await run('npx remote history', repository, team)).toContain('lead of faq');
  expect(await run('npx remote upgrade')).toContain('there is nothing to do');
});
