import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeRemote } from './testing/create';

const CLONE = path.resolve(import.meta.dirname, '..');
const FILES = [
  'package.json',
  'README.md',
  'AGENTS.md',
  'playwright.config.ts',
  '.github/workflows/ci.yml',
  '.github/workflows/promote.yml',
  '.gitlab-ci.yml',
];

let repository: string;
let known: string[];
beforeAll(() => {
  known = verbs();
  repository = mkdtempSync(path.join(os.tmpdir(), 'commands-'));
  writeRemote(repository, 'repository');
});
afterAll(() => rmSync(repository, { recursive: true }));

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
/** The words after a command, in a file. */
const after = (command: RegExp, file: string) =>
  [...read(file).matchAll(new RegExp(`${command.source}([a-z][a-z-]*)`, 'g'))].map(([, word = '']) => word);

/** The verbs that the help of `remote` lists. */
function verbs(): string[] {
  const help = execFileSync(process.execPath, [path.join(CLONE, 'shared-config/command/remote.mjs'), '--help'], {
    encoding: 'utf8',
  });
  return [...help.matchAll(/^ {2}([a-z]+)/gm)].map(([, verb = '']) => verb);
}

test.each(FILES)('every npm script and every verb of ‘remote’ that %s names exists', (file) => {
  const { scripts } = JSON.parse(read('package.json'));
  // README.md also names a script of the site's own repository.
  const unknownScripts = after(/npm run /, file).filter((script) => !(script in scripts) && script !== 'release');
  const unknownVerbs = after(/(?:npx |"|&& )remote /, file).filter((verb) => !known.includes(verb));
  expect({ unknownScripts, unknownVerbs }).toEqual({ unknownScripts: [], unknownVerbs: [] });
  expect(read(file)).toMatch(/npx remote |npm run /);
});
