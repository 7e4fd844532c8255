import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureSystemPrograms } from './systemPrograms';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'programs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(...names: string[]) {
  for (const name of names) writeFileSync(path.join(folder, name), '');
}

function ensure(install: (packages: string[]) => void): string[] {
  const said: string[] = [];
  ensureSystemPrograms({ env: { PATH: folder }, install, say: (line) => said.push(line) });
  return said;
}

test('only the packages of missing programs are installed', () => {
  put('nginx', 'openssl', 'promtool');
  const install = jest.fn(() => put('systemd-analyze'));
  expect(ensure(install)).toEqual([]);
  expect(ensure(install)).toEqual([]);
  expect(install.mock.calls).toEqual([[['systemd']]]);
});

test('a program that cannot be installed is named with its package', () => {
  put('nginx', 'openssl', 'promtool');
  expect(ensure(() => {})).toEqual(['Not installed, so tests fail: systemd-analyze (Debian: apt-get install systemd)']);
});
