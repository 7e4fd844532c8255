import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '../settings';
import { type RunningApi, startApi } from '../start';
import { contentFolder } from '../testing/contentFolder';
import { apiFolder, prepareDatabase } from '../testing/databases';
import { importNow } from './importNow';

const home = mkdtempSync(path.join(tmpdir(), 'api-import-'));
const folder = path.join(home, 'content');
const settings = readSettings({ DATA_DIR: path.join(home, 'data'), LOG_LEVEL: 'silent' });
const databaseSettings = { ...settings, migrationsFolder: path.join(apiFolder, 'migrations') };
const importFile = path.join(home, 'data/db.commands');

/** Does the same as `npm run import -w api`. */
const command = () => importNow(databaseSettings, folder);

const addPost = (id: number, more = '') =>
  writeFileSync(
    path.join(folder, `blog/nuevo-${id}.md`),
    `---\nid: ${id}\ntitulo: Nuevo ${id}\nfecha: 2026-06-0${id}\nauthor: Ona\ntags: [Casos]\nimagen: cala\nresumen: Qué.\n${more}---\nTexto.`,
  );

beforeAll(async () => {
  const sample = contentFolder({ posts: [{ id: 1 }] });
  cpSync(sample.folder, folder, { recursive: true });
  cpSync(path.join(apiFolder, 'migrations'), path.join(home, 'migrations'), { recursive: true });
  sample.remove();
  await prepareDatabase(path.join(home, 'data/db'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('while the API runs on its embedded database', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi(settings, home);
  });
  afterAll(() => api.close());

  const statusOf = async (id: number) => (await fetch(`${api.url}/api/blog-post/${id}/`)).status;

  test('the command publishes the post of a new file; a second run finds nothing to do', async () => {
    addPost(2);
    expect(await statusOf(2)).toBe(404);
    expect(await command()).toBe(true);
    expect(await statusOf(2)).toBe(200);
    expect(await command()).toBe(false);
  });

  test('the editor is told of a mistake, and the site stays as it was', async () => {
    addPost(3, 'sorpresa: 1\n');
    await expect(command()).rejects.toThrow(/^Content file blog\/nuevo-3\.md: .*sorpresa/);
    expect(await statusOf(2)).toBe(200);
    rmSync(path.join(folder, 'blog/nuevo-3.md'));
  });

  test('for requests without the key or through the site, the address does not exist', async () => {
    const { key } = JSON.parse(readFileSync(importFile, 'utf8')) as { key: string };
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${api.url}/api/content-import`, { method: 'POST', headers })).status;
    const authorization = `Bearer ${key}`;
    expect(await ask({})).toBe(404);
    expect(await ask({ authorization: 'Bearer 0' })).toBe(404);
    expect(await ask({ authorization, 'x-forwarded-host': 'tramuntana.example' })).toBe(404);
    expect(await ask({ authorization, 'x-forwarded-for': '10.0.0.7' })).toBe(404);
    expect(await ask({ authorization })).toBe(200);
  });

  test('only the owner of the data can read the key, and the API’s description does not name the address', async () => {
    expect(statSync(importFile).mode & 0o777).toBe(0o600);
    expect(await (await fetch(`${api.url}/api/docs/json`)).text()).not.toContain('content-import');
  });
});

test('after the API has stopped, no key is left, and the command imports by itself', async () => {
  expect(existsSync(importFile)).toBe(false);
  addPost(4);
  expect(await command()).toBe(true);
  expect(await command()).toBe(false);
});
