import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runRemote } from './program';

let root: string;
const put = (file: string, text: string | object) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof text === 'string' ? text : JSON.stringify(text, null, 2));
};

beforeEach(() => {
  root = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'upgrade-'));
  put('package.json', { name: 'mfe-faq', remote: true, dependencies: { '@tramuntana/contracts': '^2.0.0' } });
  put('tsconfig.json', { compilerOptions: { types: [] }, include: ['src'] });
  put('src/routes.ts', 'export const createRoutes = () => ({});');
  put('node_modules/@tramuntana/contracts/package.json', { name: '@tramuntana/contracts', version: '2.1.0' });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs `remote upgrade …` with an npm that prints this answer, or fails with it. */
async function upgrade(
  args: string[],
  { answer, exitCode = 0, script = '' }: { answer: string; exitCode?: number; script?: string },
) {
  put('bin/npm', `#!/bin/sh\n${script}\necho '${answer}'\nexit ${exitCode}\n`);
  chmodSync(path.join(root, 'bin/npm'), 0o755);
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await runRemote(['upgrade', ...args], {
    folder: path.join(root, 'src'),
    env: { PATH: [path.join(root, 'bin'), process.env.PATH].join(path.delimiter) },
    print: (line) => printed.push(line),
    siteTools: async () => undefined,
    printError: (line) => errors.push(line),
  });
  return { code, printed, errors };
}

const range = () =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> })
    .dependencies['@tramuntana/contracts'];

test('the ranges that go together are told, and written only with --write', async () => {
  const answer = '["2.0.0","2.1.0"]';
  const { code, printed } = await upgrade([], { answer });
  expect([code, printed]).toEqual([
    0,
    [
      'mfe-faq is built with @tramuntana/contracts 2.1.0, the newest one known',
      'package.json: @tramuntana/contracts ^2.0.0 -> ^2.1.0',
      'to write these ranges: npx remote upgrade --write',
    ],
  ]);
  expect(range()).toBe('^2.0.0');
  expect((await upgrade(['--write'], { answer })).printed.at(-1)).toBe(
    'package.json is written; install the packages: npm install',
  );
  expect(range()).toBe('^2.1.0');
  expect((await upgrade([], { answer })).printed.at(-1)).toBe('there is nothing to do');
});

test('a registry that does not know the package leaves the installed version as the newest', async () => {
  const { code, printed } = await upgrade([], { answer: 'npm error code E404', exitCode: 1 });
  expect([code, printed[0]]).toEqual([0, 'mfe-faq is built with @tramuntana/contracts 2.1.0, the newest one known']);
});

test('a registry that does not answer is told with npm’s reason', async () => {
  const { code, errors } = await upgrade([], { answer: 'npm error code E401', exitCode: 1 });
  expect([code, errors]).toEqual([
    1,
    ['npm cannot ask the registry for @tramuntana/contracts: npm error code E401; look at registry in .npmrc'],
  ]);
});

test('an answer that is no JSON is told with the reason', async () => {
  const { code, errors } = await upgrade([], { answer: 'Welcome' });
  expect([code, errors]).toEqual([1, [expect.stringContaining('is not valid JSON; look at registry in .npmrc')]]);
});

test('nothing is written while something does not compile with the newer contract', async () => {
  put('src/routes.ts', "import { gone } from '@tramuntana/contracts';\nexport const createRoutes = gone;");
  const exports = { '.': './index.d.ts' };
  const name = '@tramuntana/contracts';
  put(`node_modules/${name}/package.json`, { name, version: '2.1.0', exports });
  put(`node_modules/${name}/index.d.ts`, 'export declare const gone: () => object;');
  put('packed/package/package.json', { name, version: '3.0.0', exports });
  put('packed/package/index.d.ts', 'export {};');
  execFileSync('tar', ['-czf', path.join(root, 'contract.tgz'), '-C', path.join(root, 'packed'), 'package']);
  // npm pack <package> --pack-destination <folder> --json
  const script = `if [ "$1" = pack ]; then cp '${root}/contract.tgz' "$4"; echo '[{"filename":"contract.tgz"}]'; exit; fi`;
  const { code, printed, errors } = await upgrade(['--write'], { answer: '["2.1.0","3.0.0"]', script });
  expect(printed).toContain('These do not compile with 3.0.0 (1): change them first');
  expect([code, errors]).toEqual([1, ['package.json is not written: first change what does not compile']]);
  expect(range()).toBe('^2.0.0');
});
