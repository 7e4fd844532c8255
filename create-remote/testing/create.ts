import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PACKAGE = path.resolve(import.meta.dirname, '..');

export type Form = 'workspace' | 'repository';

export const FAQ = { name: 'mfe-faq', mount: '/preguntas', title: 'Preguntas frecuentes' };
const REPOSITORY = { site: 'https://site.example', releases: 'https://releases.site.example', team: '@acme/faq' };

/** Writes the files of a remote into a folder, as the template has them. */
export function writeRemote(folder: string, form: Form, remote = FAQ): void {
  const index = pathToFileURL(path.join(PACKAGE, 'index.mjs')).href;
  const script = `import { writeTemplate } from ${JSON.stringify(index)};
    writeTemplate(...${JSON.stringify([folder, form, form === 'workspace' ? remote : { ...remote, ...REPOSITORY }])});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
}

type Run = {
  /** The folder in which the command is called. */
  folder: string;
  /** The file of the command: that of the clone, or of a packed package. */
  command?: string;
  /** Code of a program that runs in place of npm, so that nothing is installed. */
  npm?: string;
  env?: NodeJS.ProcessEnv;
};

const A_PERSON = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@correo.example' };
/** With these settings, git knows no user of the machine. */
const NO_USER = { GIT_CONFIG_GLOBAL: path.join(PACKAGE, 'none'), GIT_CONFIG_NOSYSTEM: '1' };
export const KNOWN_USER = {
  ...A_PERSON,
  GIT_COMMITTER_NAME: A_PERSON.GIT_AUTHOR_NAME,
  GIT_COMMITTER_EMAIL: A_PERSON.GIT_AUTHOR_EMAIL,
};

/** Runs `npm create @tramuntana/remote` with these arguments, and an npm that installs nothing. */
export function create(args: readonly string[], { folder, command, npm = '', env = KNOWN_USER }: Run) {
  const cli = path.join(folder, 'npm-cli.js');
  writeFileSync(cli, npm);
  return spawnSync(process.execPath, [command ?? path.join(PACKAGE, 'main.mjs'), ...args], {
    cwd: folder,
    env: { ...process.env, ...NO_USER, npm_execpath: cli, ...env },
    encoding: 'utf8',
  });
}
