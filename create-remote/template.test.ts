import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { satisfies } from 'semver';
import { FAQ, type Form, writeRemote } from './testing/create';

const CLONE = path.resolve(import.meta.dirname, '..');
const FORMS: Form[] = ['workspace', 'repository'];
const LENGTHS = {
  short: { name: 'ab', mount: '/a', title: 'Ab' },
  long: { name: 'a'.repeat(30), mount: `/${'b'.repeat(24)}`, title: `¿${'C'.repeat(28)}?` },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'template-'));
  symlinkSync(path.join(CLONE, 'node_modules'), path.join(root, 'node_modules'), 'junction');
});
afterEach(() => rmSync(root, { recursive: true }));

const program = (module: string, file: string) =>
  path.join(path.dirname(createRequire(path.join(CLONE, 'package.json')).resolve(`${module}/package.json`)), file);
/** Runs a program with the Node of this test, and returns its output. Throws with the output if it fails. */
function run(file: string, args: string[], folder: string): string {
  try {
    return execFileSync(process.execPath, [file, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${path.basename(file)} failed:\n${stdout}${stderr}`);
  }
}
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test.each(FORMS.flatMap((form) => Object.entries(LENGTHS).map(([length, remote]) => ({ form, length, remote }))))(
  'the files of a $form with a $length name, path and title pass the check of rules and format',
  ({ form, remote }) => {
    writeRemote(path.join(root, 'remote'), form, remote);
    const { $schema, vcs, ...configuration } = json(path.join(CLONE, 'biome.json'));
    if (form === 'workspace') writeFileSync(path.join(root, 'remote/biome.json'), JSON.stringify(configuration));
    const checked = run(
      program('@biomejs/biome', 'bin/biome'),
      ['check', '--error-on-warnings', '--vcs-enabled=false', ...(form === 'workspace' ? ['content', 'src'] : ['.'])],
      path.join(root, 'remote'),
    );
    expect(checked).toContain('No fixes applied');
  },
);

test.each(FORMS)('every file of a %s is filled in', (form) => {
  writeRemote(path.join(root, 'remote'), form);
  const entries = readdirSync(path.join(root, 'remote'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const open = files.filter((file) => /__\w+__|\.template/.test(file + readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(15);
  expect(open).toEqual([]);
});

test.each(FORMS)('the strict type check accepts a %s', (form) => {
  writeRemote(path.join(root, FAQ.name), form);
  expect(run(program('typescript', 'bin/tsc'), [], path.join(root, FAQ.name))).toBe('');
});

test('the unit tests of a remote pass as they are created', () => {
  writeRemote(path.join(root, FAQ.name), 'workspace');
  const results = path.join(root, 'results.json');
  run(program('jest', 'bin/jest.js'), ['--json', '--outputFile', results], path.join(root, FAQ.name));
  expect(json(results)).toMatchObject({ success: true, numPassedTests: 6 });
});

test('a repository asks for the packages and tools that this clone has', () => {
  writeRemote(path.join(root, FAQ.name), 'repository');
  const { dependencies, peerDependencies, devDependencies } = json(path.join(root, FAQ.name, 'package.json'));
  const wrong = Object.entries<string>({ ...dependencies, ...peerDependencies, ...devDependencies })
    .map(([name, range]) => ({
      name,
      range,
      here: json(path.join(CLONE, 'node_modules', name, 'package.json')).version,
    }))
    .filter(({ range, here }) => !satisfies(here, range));
  expect(wrong).toEqual([]);
});
