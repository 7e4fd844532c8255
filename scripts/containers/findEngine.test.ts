import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findEngine } from './findEngine';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'engine-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const find = (env: NodeJS.ProcessEnv = {}) =>
  findEngine({ root: folder, env: { PATH: folder, ...env }, mayInstall: false, say: (line) => said.push(line) });

/** Writes a program `docker` that answers only to some command. */
function docker(command: string) {
  const file = path.join(folder, 'docker');
  writeFileSync(file, `#!/bin/sh\ncase "$*" in ${command}) exit 0 ;; esac\nexit 1\n`);
  chmodSync(file, 0o755);
}

const NEEDED = 'Docker with Compose 2, or a process that is root on Debian';

test('without an engine the tests are not run, and the reason is named', () => {
  expect(find()).toBeUndefined();
  expect(said).toEqual([`not run: an image needs ${NEEDED}`]);
});

test('CI fails without an engine', () => {
  expect(() => find({ CI: 'true' })).toThrow(NEEDED);
});

test('Docker needs a running daemon and Compose', () => {
  docker('info');
  expect(find()).toBeUndefined();
  docker('"compose version"');
  expect(find()).toBeUndefined();
  docker('info|"compose version"');
  expect(find()).toMatchObject({ name: 'docker', within: [] });
});
