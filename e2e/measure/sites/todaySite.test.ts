import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { TodayUnavailable, todayFolder } from './todaySite';

test('a clone without the commit is told what to do', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'shallow-'));
  try {
    execFileSync('git', ['init', '--quiet', root]);
    expect(() => todayFolder(root)).toThrow(TodayUnavailable);
    expect(() => todayFolder(root)).toThrow(/git fetch --unshallow.*--today DIR.*--no-today/);
  } finally {
    rmSync(root, { recursive: true });
  }
});
