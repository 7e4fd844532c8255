/** @jest-environment node */
import fs, { chmodSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileSignature, readSignature } from './fileSignature';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'signature-'));
  file = path.join(folder, 'channel.json');
  writeFileSync(file, 'uno');
  utimesSync(file, 1, 1);
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['is touched', () => utimesSync(file, 1, 2)],
  [
    'has another length at the same time',
    () => {
      writeFileSync(file, 'tres');
      utimesSync(file, 1, 1);
    },
  ],
  [
    'is another file of the same length and time',
    () => {
      writeFileSync(`${file}.new`, 'dos');
      utimesSync(`${file}.new`, 1, 1);
      renameSync(`${file}.new`, file);
    },
  ],
  ['has other permissions', () => chmodSync(file, 0o400)],
  ['is gone', () => rmSync(file)],
])('a file that %s has another signature', async (_what, change) => {
  const before = fileSignature(file);
  expect(fileSignature(file)).toBe(before);
  change();
  expect(fileSignature(file)).not.toBe(before);
  expect(await readSignature(file)).toBe(fileSignature(file));
});

test('a file that is absent or unreadable has the signature of a missing one', () => {
  expect(fileSignature(path.join(folder, 'none'))).toBe('missing');
  expect(fileSignature(path.join(file, 'below a file'))).toBe('missing');
  const stat = jest.spyOn(fs, 'statSync').mockImplementation(() => {
    throw new Error('permission denied');
  });
  expect(fileSignature(file)).toBe('missing');
  stat.mockRestore();
});
