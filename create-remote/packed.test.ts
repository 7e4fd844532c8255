import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { create, FAQ, writeRemote } from './testing/create';

const folder = mkdtempSync(path.join(os.tmpdir(), 'packed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const filesOf = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .filter((file) => !file.startsWith('.git/'))
    .sort();

test('the packed package writes the same files as the one of this clone, and holds no tests', () => {
  const pack = ['pack', '--silent', '--pack-destination', folder];
  const [archive = ''] = execFileSync('npm', pack, { cwd: import.meta.dirname, encoding: 'utf8' }).split('\n');
  execFileSync('tar', ['xzf', archive], { cwd: folder });
  expect(readdirSync(path.join(folder, 'package')).sort()).toEqual([
    'CHANGELOG.md',
    'Failure.mjs',
    'README.md',
    'createRepository.mjs',
    'index.mjs',
    'main.mjs',
    'package.json',
    'readChoices.mjs',
    'readRepository.mjs',
    'template',
    'writeTemplate.mjs',
  ]);
  const command = path.join(folder, 'package/main.mjs');
  const choices = [FAQ.name, '--mount', FAQ.mount, '--title', FAQ.title, '--site', 'https://site.example'];
  const { status } = create(choices, { folder, command });
  expect(status).toBe(0);
  writeRemote(path.join(folder, 'written'), 'repository');
  expect(filesOf(path.join(folder, FAQ.name))).toEqual(filesOf(path.join(folder, 'written')));
  expect(existsSync(path.join(folder, FAQ.name, '.gitignore'))).toBe(true);
});
