import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const runSite = path.resolve(import.meta.dirname, '../runSite.ts');
const build = path.resolve(import.meta.dirname, '../build.ts');
const runDevelopment = path.resolve(import.meta.dirname, '../../dev/runDevelopment.ts');
const paths = path.resolve(import.meta.dirname, '../folders.ts');

/** A small server like the site's: it reports readiness by IPC, describes itself at `/about`, and crashes at `/fall`. */
const SERVER = `
  const http = require('node:http');
  const net = require('node:net');
  const { PORT, HOST, API_URL, API_IS_OWN, API_DIR, DATA_DIR, STORE, NODE_ENV, MEDIA_URL } = process.env;
  const { SMTP_URL, TEAMS_TOKEN, RELEASES_KEY, RELEASES_SIGNING_KEY } = process.env;
  const about = { name: NAME, edition: EDITION, pid: process.pid, API_URL, API_IS_OWN, API_DIR, DATA_DIR, STORE, NODE_ENV, MEDIA_URL, SMTP_URL, TEAMS_TOKEN, RELEASES_KEY, RELEASES_SIGNING_KEY };
  const server = http.createServer((request, response) => {
    if (request.url === '/fall') process.exit(9);
    // A kept connection could be closed while its next request is on its way; the shell itself drains them.
    response.setHeader('connection', 'close');
    response.end(JSON.stringify(about));
  });
  const end = () => process.exit(0);
  // As the shell does (shell/src/server/http/drain.ts): after connections were taken, and without those whose request is on its way.
  process.on('SIGTERM', () => setImmediate(() => net.Server.prototype.close.call(server, end)));
  process.on('disconnect', end);
  if (process.env.LOG_FORMAT) console.log(JSON.stringify({ level: 30, time: 0, msg: 'here I am' }));
  if (process.env.FAULT === NAME + ' refuses') process.send({ type: 'failed', message: NAME + ': the data folder is in use' }, end);
  else if (process.env.FAULT === NAME + ' falls') process.exit(3);
  else server.listen({ port: Number(PORT), host: HOST, reusePort: NAME === 'shell' && process.platform === 'linux' }, () => process.send({ type: 'ready', url: 'http://127.0.0.1:' + server.address().port }));
`;

const API_CONFIGURATION = `
  import path from 'node:path';
  export default ({ mode }) => [{
    mode, context: import.meta.dirname, target: 'node24', entry: { server: './src/server.js' }, node: false,
    output: { path: path.join(import.meta.dirname, 'dist'), filename: '[name].cjs' }, optimization: { minimize: false },
  }];
`;

/** The configuration of a build that can be released: its programs by name, its other files, and the paths that it answers. */
const releasedConfiguration = (
  remote: string,
  entry: Record<string, string>,
  { mounts = [], files }: { mounts?: string[]; files: string[] },
) => `
  import path from 'node:path';
  const describe = (version) => (compiler) => compiler.hooks.thisCompilation.tap('build.json', (compilation) => {
    const put = (file, text) => compilation.emitAsset(file, new compiler.webpack.sources.RawSource(text));
    compilation.hooks.processAssets.tap('build.json', () => {
      for (const file of ${JSON.stringify(files)}) put(file, file);
      put('build.json', JSON.stringify({
        schema: 1, remote: '${remote}', version, contract: '^1.0.0', mounts: ${JSON.stringify(mounts)}, entry: 'entry.js',
        container: 'container', shared: {}, chunks: {},
      }));
    });
  });
  export default ({ version, mode, output = 'dist' }) => [{
    mode, context: import.meta.dirname, target: 'node24', entry: ${JSON.stringify(entry)}, node: false,
    output: { path: path.join(import.meta.dirname, output), filename: '[name].cjs' }, optimization: { minimize: false },
    plugins: [{ apply: describe(version) }],
  }];
`;

const SHELL_PROGRAMS = {
  'server/server': './src/server.js',
  'server/renderWorker': './src/server.js',
  'server/renderRoutes': './src/renderRoutes.js',
};

const SHELL_FILES = ['web/entry.js', 'inline/firstPaint.js', 'inline/start.js'];

export type About = { name: string; edition: number; pid: number } & Record<string, string>;

export type RunningSite = {
  child: ChildProcess;
  output: () => string;
  /** Waits until the output holds the text. */
  printed: (text: string | RegExp) => Promise<void>;
  ended: Promise<number | null>;
};

const BUILT = ['shell', 'mfe-blog', 'api'];

/**
 * A repository in a temporary folder with an API, a shell and a remote. They are real processes and quick to build. With
 * `built`, the root of another such repository, it starts with that one's builds.
 */
export function aSiteRepository({ built }: { built?: string } = {}) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const running: RunningSite[] = [];
  const pathOf = (file: string) => path.join(root, file);
  const write = (file: string, content: string | object) => {
    mkdirSync(path.dirname(pathOf(file)), { recursive: true });
    writeFileSync(pathOf(file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const writeServer = (name: 'api' | 'shell', edition: number) =>
    write(`${name}/src/server.js`, SERVER.replaceAll('NAME', `'${name}'`).replace('EDITION', String(edition)));

  write('package.json', { workspaces: ['shared-contracts', 'shell', 'mfe-blog', 'api'] });
  write('shared-contracts/package.json', { name: '@tramuntana/contracts', version: '1.0.0' });
  for (const output of ['dist', '.dev'])
    write(`shell/${output}/offer.json`, { schema: 1, contract: '1.0.0', packages: {}, modules: {} });
  for (const name of BUILT) {
    write(`${name}/package.json`, { name, version: '1.0.0', type: 'module', remote: name === 'mfe-blog' });
  }
  // CommonJS sources: webpack reads them by the nearest package.json.
  for (const name of BUILT) write(`${name}/src/package.json`, { type: 'commonjs' });
  writeServer('api', 1);
  writeServer('shell', 1);
  write('shell/src/renderRoutes.js', '');
  write('mfe-blog/src/routes.js', 'exports.edition = 1;');
  write('api/webpack.config.ts', API_CONFIGURATION);
  write('shell/webpack.config.ts', releasedConfiguration('shell', SHELL_PROGRAMS, { files: SHELL_FILES }));
  const ofBlog = { mounts: ['/blog'], files: ['web/entry.js'] };
  write('mfe-blog/webpack.config.ts', releasedConfiguration('mfe-blog', { server: './src/routes.js' }, ofBlog));
  if (built !== undefined) {
    for (const name of BUILT) cpSync(path.join(built, name, 'dist'), pathOf(`${name}/dist`), { recursive: true });
  }
  const program = (module: string, running: string) => `
    import * as command from ${JSON.stringify(module)};
    import { buildSite } from ${JSON.stringify(build)};
    import { dataFolder, releaseFolder } from ${JSON.stringify(paths)};
    const root = import.meta.dirname;
    const { env } = process;
    const folders = { dataFolder: dataFolder(root, env), store: releaseFolder(root, env) };
    command.${running}.then(
      (code) => { process.exitCode = code; },
      (error) => { console.error(error.name === 'Failure' ? error.message : error); process.exitCode = 1; },
    );`;
  write(
    'run.mts',
    program(
      runSite,
      'runSite({ root, ...folders, releasesUrl: env.RELEASES_URL || undefined, build: (print) => buildSite({ root, print }), env })',
    ),
  );
  write(
    'dev.mts',
    program(
      runDevelopment,
      `runDevelopment([], { root, ...folders, folder: root + '/.cache/dev-releases', cache: root + '/.cache/site-files', published: { folder: folders.store }, env })`,
    ),
  );

  return {
    root,
    write,
    writeServer,
    /** Writes a build of a release service like the site's servers. It listens on RELEASES_LISTEN. */
    writeReleaseService: () =>
      write(
        'release-service/dist/server.cjs',
        `[process.env.HOST, process.env.PORT] = process.env.RELEASES_LISTEN.split(':');
        ${SERVER.replaceAll('NAME', `'releases'`).replace('EDITION', '1')}`,
      ),
    read: (file: string) => readFileSync(pathOf(file), 'utf8'),
    /** Starts the site like `npm start`, or like `npm run dev`. 'below a shell' starts it in a shell, as npm does. */
    start(env: NodeJS.ProcessEnv = {}, way?: 'below a shell' | 'in development'): RunningSite {
      const direct = [process.execPath, '--import', tsx, pathOf(way === 'in development' ? 'dev.mts' : 'run.mts')];
      // Without `true`, sh would replace itself with the program.
      const [command = '', ...args] = way === 'below a shell' ? ['sh', '-c', `"$@"; true`, 'sh', ...direct] : direct;
      const child = spawn(command, args, {
        env: { ...process.env, API_URL: '', HOST: '', DATA_DIR: '', RELEASES_URL: '', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let text = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (part) => {
          text += part;
        });
      }
      const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
      const site: RunningSite = {
        child,
        ended,
        output: () => text,
        printed: (wanted) => eventually(() => (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text))),
      };
      running.push(site);
      return site;
    },
    async remove() {
      for (const { child, ended } of running) {
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Waits until the condition holds. The timeout of four minutes is below the test's own, and no machine needs that long. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 240_000; !(await holds()); ) {
    if (Date.now() > deadline) throw new Error('it did not come to hold within four minutes');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** The answer of a server's `/about`; undefined while it does not answer. */
export async function about(url: string): Promise<About | undefined> {
  try {
    return (await (await fetch(`${url}/about`)).json()) as About;
  } catch {
    return undefined;
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
