import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const QUIETLY: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] };

/**
 * The name of an image with Debian, Node and npm of this machine, which stands for the base of the Dockerfile where no
 * registry of images can be reached. It is made once for each Node.
 */
export function debianBase(env: NodeJS.ProcessEnv): string {
  const podman = (...args: string[]) =>
    execFileSync('podman', args, { encoding: 'utf8', env, stdio: [null, 'pipe', 2] });
  const name = `localhost/tramuntana-debian:${process.versions.node}`;
  if (podman('images', '--quiet', name) !== '') return name;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'debian-'));
  try {
    const root = path.join(folder, 'root');
    execFileSync('debootstrap', ['--variant=minbase', ...suiteAndMirror(root)], QUIETLY);
    const certificates = addNode(root, env);
    const archive = path.join(folder, 'root.tar');
    execFileSync('tar', ['-C', root, '-cf', archive, '.'], QUIETLY);
    const settings = ['PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...certificates];
    podman('import', '--quiet', ...settings.flatMap((setting) => ['--change', `ENV ${setting}`]), archive, name);
    return name;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** This machine's Debian: arguments of debootstrap for a new folder. */
function suiteAndMirror(folder: string): string[] {
  const [, suite = 'stable'] = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? [];
  const format = [
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Created-By: Packages',
    `Codename: ${suite}`,
    'Origin: Debian',
  ];
  const [mirror = ''] = execFileSync('apt-get', format, { encoding: 'utf8' }).split('\n');
  return mirror === '' ? [suite, folder] : [suite, folder, mirror];
}

/** Copies Node, npm and, where Node needs them, the machine's certificates. Returns the settings for the latter. */
function addNode(root: string, env: NodeJS.ProcessEnv): string[] {
  const local = path.join(root, 'usr/local');
  cpSync(process.execPath, path.join(local, 'bin/node'));
  const program = execFileSync('sh', ['-c', 'readlink -f "$(command -v npm)"'], { encoding: 'utf8' }).trim();
  cpSync(path.resolve(program, '../..'), path.join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
  if (!env.NODE_EXTRA_CA_CERTS) return [];
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  mkdirSync(path.join(root, path.dirname(certificates)), { recursive: true });
  cpSync(env.NODE_EXTRA_CA_CERTS, path.join(root, certificates), { dereference: true });
  return [`NODE_EXTRA_CA_CERTS=${certificates}`];
}
