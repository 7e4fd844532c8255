import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { typeCheck } from './typeCheck';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'types-'));
  mkdirSync(path.join(root, 'mfe-one'));
  const compilerOptions = { strict: true, types: [], lib: ['es2022'], skipLibCheck: true };
  writeFileSync(path.join(root, 'mfe-one/tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
});

afterEach(() => rmSync(root, { recursive: true }));

const write = (code: string) => writeFileSync(path.join(root, 'mfe-one/price.ts'), code);

test('every check reports a type error with its file until it is corrected', async () => {
  write(`export const price: number = 'free';`);
  const wrong = await typeCheck(root, 'mfe-one');
  expect(wrong.exitCode).not.toBe(0);
  expect(wrong.output).toContain('mfe-one/price.ts(1,14): error TS2322');
  expect((await typeCheck(root, 'mfe-one')).output).toBe(wrong.output);

  write('export const price: number = 0;');
  expect(await typeCheck(root, 'mfe-one')).toEqual({ exitCode: 0, output: '' });
});
