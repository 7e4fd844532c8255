import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './Failure.mjs';
import { writeTemplate } from './writeTemplate.mjs';

const REGISTRY = '@tramuntana:registry';

/**
 * Writes a remote's repository into a new folder, installs its packages, and commits all. Returns whether there is a commit:
 * git may be missing, or not know its user. Throws a Failure if the folder exists or npm fails.
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
  writeTemplate(folder, 'repository', choices);
  // The CI must find the packages where this person's npm finds them.
  const registry = npm(parent, ['config', 'get', REGISTRY], 'pipe').stdout.trim();
  if (URL.canParse(registry)) writeFileSync(path.join(folder, '.npmrc'), `${REGISTRY}=${registry}\n`);
  git(folder, ['init', '--initial-branch=main']);
  if (npm(folder, ['install', '--no-fund', '--no-audit'], 'inherit').status !== 0) {
    throw new Failure(
      `${name}/ is written, but npm could not install its packages. Run there: npm install. Then commit all files.`,
    );
  }
  return (
    git(folder, ['add', '--all']) && git(folder, ['commit', '--quiet', '--message', `The remote ${name}, as created`])
  );
}

/** @type {(folder: string, args: string[]) => boolean} */
const git = (folder, args) => spawnSync('git', args, { cwd: folder, stdio: 'ignore' }).status === 0;

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
