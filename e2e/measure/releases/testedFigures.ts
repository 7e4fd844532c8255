import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../support/sites/site';
import { atMost } from '../figures';
import type { Group } from '../group';

type Told = { what: string; value: number; bar: number };

/** Tests of the release service that tell a figure. */
const TESTS = ['release-service/src/publish.test.ts', 'release-service/src/uploadMemory.test.ts'];
const NAMES = 'mostly there already|raises the memory';

const oneDecimal = (value: number) => value.toFixed(1);

/** Runs the unit tests that hold the figures of an upload, and gives these figures. */
export const testedFigures: Group = async ({ note }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'figures-'));
  const file = path.join(folder, 'figures.jsonl');
  try {
    const args = ['jest', '-c', 'release-service/jest.config.mjs', '--forceExit', ...TESTS, '-t', NAMES];
    const env = { ...process.env, FIGURES: file };
    // A figure that falls short fails its test, and is told nevertheless.
    await promisify(execFile)('npx', args, { cwd: ROOT, env }).catch((error: Error) => note(error.message));
    if (!existsSync(file)) throw new Error(`no test of the release service told a figure: npx ${args.join(' ')}`);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const told = lines.map((line) => JSON.parse(line) as Told);
    return { figures: told.map(({ what, value, bar }) => atMost(what, value, bar, oneDecimal)), samples: told };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
