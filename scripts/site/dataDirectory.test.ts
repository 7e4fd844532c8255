import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDirectory } from './dataDirectory';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a missing data directory is created, and left empty', () => {
  const data = path.join(folder, 'srv/tramuntana');
  prepareDirectory(data);
  expect(readdirSync(data)).toEqual([]);
});

test('a data directory below a file is named with the reason', () => {
  writeFileSync(path.join(folder, 'file'), '');
  expect(() => prepareDirectory(path.join(folder, 'file/data'))).toThrow(
    `The data directory ${folder}/file/data cannot be used: a part of it is a file (ENOTDIR). Set DATA_DIR to a folder that this user can write to.`,
  );
});

const onLinux = existsSync('/proc/self') ? test : test.skip;

onLinux('a data directory below /proc ends the start at once', () => {
  expect(() => prepareDirectory('/proc/tramuntana/data')).toThrow(/cannot be used: no folder can be made there/);
});
