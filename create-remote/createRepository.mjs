import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './Failure.mjs';
import { writeTemplate } from './writeTemplate.mjs';

const REGISTRY = '@tramuntana:registry';
const PUBLIC_REGISTRY = 'https://registry.npmjs.org/';

/**
 * Writes a remote's repository into a new folder, installs its packages, and commits all. Returns whether there is a commit:
 * git may be missing, or not know its user. Throws a Failure if the folder exists or is in a repository, or if npm fails.
 * @param {string} parent
 * @param {{ name: string } & Record<string, string>} choices
 * @returns {boolean}
 */
export function createRepository(parent, choices) {
  const { name } = choices;
  const folder = path.join(parent, name);
  if (existsSync(folder)) {
    throw new Failure(`The name ${name} is taken by the folder ${folder}: choose another name or another place.`);
  }
  const surrounding = repositoryAround(parent);
  if (surrounding) {
    throw new Failure(
      `${parent} is in the git repository ${surrounding}: run this outside of it. The remote gets its own repository.`,
    );
  }
  // The CI must find the packages where this person's npm finds them.
  const registry = registryOfScope(parent);
  writeTemplate(folder, 'repository', choices);
  if (registry) writeFileSync(path.join(folder, '.npmrc'), `${REGISTRY}=${registry}\n`);
  const isRepository = git(folder, ['init', '--quiet', '--initial-branch=main']);
  if (npm(folder, ['install', '--no-fund', '--no-audit'], 'inherit').status !== 0) {
    throw new Failure(
      `${name}/ is written, but npm could not install its packages. Run there: npm install. Then commit all files.`,
    );
  }
  // Without a repository here, git would look for one in the folders above, and commit there.
  return (
    isRepository &&
    git(folder, ['add', '--all']) &&
    git(folder, ['commit', '--quiet', '--message', `The remote ${name}, as created`])
  );
}

/**
 * The registry of the scope or, without one, that of all packages. Undefined if that is the public one.
 * @param {string} folder
 */
function registryOfScope(folder) {
  const [own = '', common = ''] = [REGISTRY, 'registry'].map((key) => {
    const { error, stdout } = npm(folder, ['config', 'get', key], 'pipe');
    if (error) throw new Failure('npm does not start: install it, or add it to the PATH.');
    return stdout.trim();
  });
  if (URL.canParse(own)) return own;
  return URL.canParse(common) && common !== PUBLIC_REGISTRY ? common : undefined;
}

/**
 * The git repository that a folder is in. Undefined without one, and without git.
 * @param {string} folder
 */
function repositoryAround(folder) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--show-toplevel'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** @type {(folder: string, args: string[]) => boolean} */
const git = (folder, args) =>
  spawnSync('git', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * Runs npm. Under `npm create`, npm passes the path of its own file.
 * @param {string} folder
 * @param {string[]} args
 * @param {'pipe' | 'inherit'} stdio
 */
function npm(folder, args, stdio) {
  const own = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.env.npm_execpath] : undefined;
  return spawnSync(own ? process.execPath : 'npm', [...(own ?? []), ...args], {
    cwd: folder,
    stdio: ['ignore', stdio, 'inherit'],
    encoding: 'utf8',
    // On Windows, npm is a script. Only a shell finds it.
    shell: !own && process.platform === 'win32',
  });
}
