/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPrograms } from './postgresPrograms';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'postgres-programs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function programs(place: string, names = ['initdb', 'postgres']): string {
  const bin = path.join(folder, place);
  mkdirSync(bin, { recursive: true });
  for (const name of names) writeFileSync(path.join(bin, name), '');
  return bin;
}

const search = (installers: (() => void)[] = []) =>
  findPrograms({ env: { PATH: `${folder}/a${path.delimiter}${folder}/b` }, versions: `${folder}/lib`, installers });

test('PATH takes precedence over Debian’s folders, and newer versions over older ones', () => {
  expect(search()).toBeUndefined();
  programs('lib/9/bin');
  const newest = programs('lib/15/bin');
  programs('a', ['postgres']);
  expect(search()).toBe(newest);
  expect(search()).toBe(newest);
  const inPath = programs('b');
  expect(search()).toBe(inPath);
});

test('missing programs are installed, by the second installer if the first fails', () => {
  const tried: string[] = [];
  const found = search([
    () => void tried.push('first'),
    () => {
      tried.push('second');
      programs('lib/15/bin');
    },
  ]);
  expect([found, tried]).toEqual([`${folder}/lib/15/bin`, ['first', 'second']]);
  expect(search([() => tried.push('again')])).toBe(found);
  expect(tried).toHaveLength(2);
});
