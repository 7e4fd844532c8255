import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { create } from './testing/create';

const folder = mkdtempSync(path.join(os.tmpdir(), 'choices-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['', 'The name of the remote is missing'],
  ['mfe-faq otro --mount /preguntas --title Preguntas', 'One name is wanted, and these are 2'],
  ['Mfe_Faq --mount /preguntas --title Preguntas', '"Mfe_Faq" is no name for a remote: 2 to 30 lower-case letters'],
  ['../faq --mount /preguntas --title Preguntas', '"../faq" is no name for a remote'],
  ['mfe--faq --mount /preguntas --title Preguntas', '"mfe--faq" is no name for a remote'],
  ['mfe-faq --title Preguntas', 'The path is missing: --mount /preguntas'],
  ['mfe-faq --mount preguntas --title Preguntas', '"preguntas" is no mount path: a slash and one segment'],
  ['mfe-faq --mount / --title Preguntas', '"/" is no mount path'],
  ['mfe-faq --mount /preguntas/todas --title Preguntas', '"/preguntas/todas" is no mount path'],
  ['mfe-faq --mount /preguntas', 'The title is missing: --title "Preguntas frecuentes"'],
  ["mfe-faq --mount /preguntas --title L'Escala", `"L'Escala" is no title: 2 to 30 letters`],
  ['mfe-faq --mount /preguntas --titulo Preguntas', "Unknown option '--titulo'"],
  ['shell --mount /preguntas --title Preguntas', 'The name shell belongs to the shell: choose another name.'],
  ['mfe-faq --mount /api --title Preguntas', 'The path /api belongs to the shell or the API: choose another --mount'],
  ['mfe-faq --mount /preguntas --title Preguntas', 'The address of the site is missing: --site https://tramuntana.'],
  ['mfe-faq --mount /preguntas --title Preguntas --site acme', '"acme" is no address for --site: write it as https://'],
  [
    'mfe-faq --mount /preguntas --title Preguntas --site https://a.example --releases ftp://acme',
    '"ftp://acme" is no address for --releases',
  ],
  [
    'mfe-faq --mount /preguntas --title Preguntas --site https://a.example --team acme',
    '"acme" is no owner: @ and the name of a user or team',
  ],
])('the refusal of ‘%s’ names the mistake, shows the usage, and writes nothing', (commandLine, message) => {
  const { status, stdout, stderr } = create(commandLine.split(' ').filter(Boolean), { folder });
  expect(stderr).toContain(message);
  expect(stderr).toContain('Usage: npm create @tramuntana/remote mfe-faq -- --mount /preguntas --title "Preguntas');
  expect([status, stdout, existsSync(path.join(folder, 'mfe-faq'))]).toEqual([1, '', false]);
});

test('a title may have spaces around it, and accents that are characters of their own', () => {
  const title = ' Informacio\u0301n ';
  const commandLine = ['mfe-faq', '--mount', '/preguntas', '--title', title];
  const module = pathToFileURL(path.join(import.meta.dirname, 'readChoices.mjs')).href;
  const script = `import { readChoices } from ${JSON.stringify(module)};
    console.log(JSON.stringify(readChoices(${JSON.stringify(commandLine)}, '').title));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toBe('Información');
});

test('the help names each option', () => {
  const { status, stdout } = create(['--help'], { folder });
  for (const option of ['--mount', '--title', '--site', '--releases', '--team'])
    expect(stdout).toContain(`  ${option} `);
  expect(status).toBe(0);
});
