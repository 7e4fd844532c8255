import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSettings } from './checkSettings';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'settings-'));
  program('shell/dist/server', 'TEAMS_TOKEN');
  program('api/dist', 'FORM_LIMIT');
  program('release-service/dist', 'LOG_LEVEL');
});
afterEach(() => rmSync(root, { recursive: true }));

/** A program that refuses a setting with two letters. */
function program(folder: string, name: string) {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(
    path.join(root, folder, 'checkSettings.cjs'),
    `if (process.env.${name}?.length === 2) { console.error('${name} is wrong'); process.exitCode = 1; }`,
  );
}

const check = (env: NodeJS.ProcessEnv) => checkSettings({ root, env });

test('the start goes on when both servers accept their settings', async () => {
  await expect(check({ TEAMS_TOKEN: 'long enough' })).resolves.toBeUndefined();
});

test('each server names the settings that it refuses, once', async () => {
  await expect(check({ TEAMS_TOKEN: 'ab', FORM_LIMIT: 'ab' })).rejects.toThrow(
    /^TEAMS_TOKEN is wrong\nFORM_LIMIT is wrong$/,
  );
});

test('the release service checks its settings where it will run', async () => {
  await expect(check({ LOG_LEVEL: 'ab', RELEASES_LISTEN: '127.0.0.1:4100' })).rejects.toThrow(/^LOG_LEVEL is wrong$/);
  await expect(check({ LOG_LEVEL: 'ab' })).resolves.toBeUndefined();
});

test('settings of the API are not checked when another provider answers', async () => {
  await expect(check({ FORM_LIMIT: 'ab', API_URL: 'https://provider.example/api' })).resolves.toBeUndefined();
});

test('a database that cannot be used is reported', async () => {
  await expect(check({ DATABASE_URL: 'postgres://127.0.0.1:1/x' })).rejects.toThrow(
    /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/,
  );
});
