import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

let root: string;
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'accept-'));
  const manifest = { name: 'kit', version: '1.0.0', exports: { '.': './index.ts' } };
  put('shared-contracts/package.json', JSON.stringify(manifest));
  put('shared-contracts/tsconfig.json', '{}');
  put('shared-contracts/index.ts', 'export const LIMIT: number = 4;');
});
afterEach(() => rmSync(root, { recursive: true }));

test('when the database of the store does not answer, accept writes nothing', () => {
  const command = path.resolve(import.meta.dirname, '../commands/contract.ts');
  put('run.mts', `import { run } from ${JSON.stringify(command)};\nawait run(['accept'], import.meta.dirname);`);
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const { status, stderr } = spawnSync(process.execPath, ['--import', tsx, path.join(root, 'run.mts')], {
    env: { ...process.env, RELEASES_URL: 'postgres://127.0.0.1:1/releases' },
    encoding: 'utf8',
  });
  expect(stderr).toContain('ECONNREFUSED');
  expect([status, existsSync(path.join(root, 'shared-contracts/contract.api.md'))]).toEqual([1, false]);
});
