import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BuildManifest } from '@tramuntana/contracts';
import { inputHash } from '../../build/inputHash';
import { readWorkspaces } from '../../build/workspaces';
import { runRemote } from '../program';
import type { CommandContext } from '../verb';

/** A remote in a repository of its own, in a temporary folder. Its build is written by hand, and is up to date. */
export function aRemote() {
  const root = mkdtempSync(path.join(os.tmpdir(), 'remote-'));
  const write = (file: string, content: string | object) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  };

  /** Writes a build of the sources as they are. */
  function build(version: string, over: Partial<BuildManifest> = {}) {
    const manifest: BuildManifest = {
      schema: 1,
      remote: 'mfe-blog',
      version,
      contract: '^1.0.0',
      mounts: ['/blog'],
      entry: 'remoteEntry.js',
      container: 'mfe_blog',
      shared: {},
      chunks: { routes: ['routes.js'], 'page-list': ['page-list.js'] },
      ...over,
    };
    write('dist/build.json', manifest);
    write('dist/server.cjs', `exports.version = '${version}';`);
    for (const script of ['remoteEntry', 'routes', 'page-list'])
      write(`dist/web/${script}.js`, `${script}('${version}');`);
    const [workspace] = readWorkspaces(root);
    if (workspace) write('dist/inputs.json', { hash: inputHash(root, workspace) });
  }

  write('package.json', { name: 'mfe-blog', version: '1.0.0', remote: true, scriptBudget: { firstPage: 1000 } });
  write('package-lock.json', { lockfileVersion: 3, packages: { '': {} } });
  const entry = { 'page-list': path.join(root, 'src/list.js') };
  const browser = { name: 'mfe-blog (browser)', mode: 'production', entry, output: { filename: '[name].js' } };
  write('webpack.config.ts', `export default () => [${JSON.stringify(browser)}];`);
  write('src/list.js', `console.log('the list of posts');`);
  write('tsconfig.json', { compilerOptions: { strict: true, types: [], skipLibCheck: true }, include: ['src'] });
  write('src/routes.ts', 'export const mount: string = "/blog";');
  build('1.0.0-a');

  /** Runs the command in the remote's folder. */
  async function run(env: NodeJS.ProcessEnv, ...commandLine: string[]) {
    return runIn(root, { env }, ...commandLine);
  }

  return { root, write, build, run, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Runs the command in a folder; gives its exit code and what it printed. */
export async function runIn(folder: string, over: Partial<CommandContext>, ...commandLine: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runRemote(commandLine, {
    folder,
    env: {},
    print: (line) => out.push(line),
    printError: (line) => err.push(line),
    siteTools: async () => undefined,
    ...over,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
