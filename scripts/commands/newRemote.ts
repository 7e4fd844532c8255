import path from 'node:path';
import { readChoices, writeTemplate } from '@tramuntana/create-remote';
import { addWorkspace } from '../newRemote/addWorkspace';
import { refuseTaken } from '../newRemote/refuseTaken';
import { Failure } from '../setup/Failure';
import { npm } from '../setup/npm.mjs';
import { ROOT } from './paths';

const USAGE = 'npm run new-remote -- mfe-faq --mount /preguntas --title "Preguntas frecuentes"';

/** Writes a remote as a workspace of this repository (docs/teams.md). */
export async function run(commandLine: string[], root = ROOT): Promise<number> {
  const remote = readChoices(commandLine, USAGE);
  refuseTaken(root, remote);
  writeTemplate(path.join(root, remote.name), 'workspace', remote);
  addWorkspace(root, remote.name);
  // The lock file already lists every package of a new remote, so npm downloads nothing and changes no other package.
  if (!(await npm(root, ['install', '--offline', '--include=dev', '--loglevel=error'], 'ignored'))) {
    throw new Failure(`${remote.name}/ is written, but npm did not take it into package-lock.json; run: npm install`);
  }
  const { name, mount } = remote;
  console.log(`${name}/ is written: a remote with the page ${mount}. It is in the workspaces and in the lock file.
test it:     npx jest -c ${name}/jest.config.mjs
publish it:  npm run release -- publish ${name}
go live:     npm run release -- promote ${name}
docs/teams.md tells the rest.`);
  return 0;
}
