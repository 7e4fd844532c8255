import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../data/openDatabase';
import { contactMessages, retentionRuns } from '../data/schema';
import { readSettings } from '../settings';
import { type RunningApi, startApi } from '../start';
import { contentFolder } from '../testing/contentFolder';
import { apiFolder, prepareDatabase } from '../testing/databases';
import { inboxCommand } from './inboxCommand';

const home = mkdtempSync(path.join(tmpdir(), 'api-inbox-'));
const settings = readSettings({ DATA_DIR: path.join(home, 'data'), LOG_LEVEL: 'silent' });

const databaseSettings = { ...settings, migrationsFolder: path.join(home, 'migrations') };

/** Runs `npm run inbox -- …` and returns its output. */
async function inbox(...commandLine: string[]): Promise<string> {
  const printed: string[] = [];
  await inboxCommand(commandLine, databaseSettings, (text) => printed.push(text));
  return printed.join('\n');
}

beforeAll(async () => {
  const sample = contentFolder();
  cpSync(sample.folder, path.join(home, 'content'), { recursive: true });
  cpSync(path.join(apiFolder, 'migrations'), path.join(home, 'migrations'), { recursive: true });
  sample.remove();
  await prepareDatabase(path.join(home, 'data/db'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('while the API runs on its embedded database', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi(settings, home);
    await fetch(`${api.url}/api/formularios/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mensaje: 'name: Ona\nemail: ona@example.com\nphone: 972000000\nmessage: ¿Voláis?' }),
    });
  });
  afterAll(() => api.close());

  test('the running API lists, shows, marks and exports', async () => {
    expect(await inbox('list')).toMatch(/^ +1 {2}new .* Ona · ona@example\.com · ¿Voláis\?$/);
    expect(await inbox('mark', 'messages', 'read', '1')).toMatch(/^ +1 {2}read /);
    expect(await inbox('show', 'messages', '1')).toContain('phone: 972000000');
    expect(await inbox('export', 'messages', '--format', 'csv')).toContain('1,read,');
    expect(await inbox('list', 'messages', '--state', 'new')).toBe('There is nothing here.');
    expect(JSON.parse(await inbox('export', 'ona@example.com'))).toMatchObject({ messages: [{ id: 1 }] });
  });

  test('the command refuses an impossible request in one sentence', async () => {
    await expect(inbox('show', 'messages', '7')).rejects.toThrow(
      'messages has no 7: list messages tells what there is',
    );
    await expect(inbox('mark', 'messages', 'old', '1')).rejects.toThrow('"old" is no state of messages');
  });

  test('for requests without the key, the address does not exist', async () => {
    for (const authorization of ['', 'Bearer 0']) {
      const answer = await fetch(`${api.url}/api/inbox`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: '{"verb":"list","of":"messages"}',
      });
      expect(answer.status).toBe(404);
    }
    expect(await (await fetch(`${api.url}/api/docs/json`)).text()).not.toContain('inbox');
  });
});

test('while the API is stopped, the command opens the database itself', async () => {
  expect(await inbox('forget', 'ona@example.com')).toContain('¿Voláis?');
  expect(await inbox('list')).toBe('There is nothing here.');
});

test('the running API erases old data, and the command tells how much', async () => {
  const { database, close } = await openDatabase(databaseSettings);
  await database.delete(retentionRuns);
  await database.insert(contactMessages).values({ mensaje: 'name: Ona', created_at: new Date('2020-01-01') });
  await close();
  const api = await startApi(settings, home);
  let erased = '';
  while (!/ \d messages/.test(erased)) erased = await inbox('erased');
  expect(erased).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}1 messages, 0 subscriptions$/);
  expect(await inbox('list')).toBe('There is nothing here.');
  await api.close();
});
