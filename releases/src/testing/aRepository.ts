import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BuildManifest, Channel, ReleaseManifest, ServingReport, ShellOffer } from '@tramuntana/contracts';
import { DirectoryStore } from '../store/directory/DirectoryStore';
import type { ReleaseSettings, ReleaseStore, ServedRemote } from '../store/ReleaseStore';

type Build = Partial<BuildManifest> & { files?: Record<string, string> };

/** The offer of a shell: contract 1.3.0, React 19 with `useState`, and nothing else. */
export const anOffer = (over: Partial<ShellOffer> = {}): ShellOffer => ({
  schema: 1,
  contract: '1.3.0',
  packages: { react: '19.3.1' },
  modules: { react: ['useState'] },
  ...over,
});

const REMOTES = ['mfe-blog', 'mfe-shop'];

/**
 * A repository in a temporary folder, where tests write the builds of remotes by hand. Its store is a folder in it, unless
 * another store is given. `channel`, `manifest` and `report` work only with that folder.
 */
export function aRepository(store?: ReleaseStore) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  const settings: ReleaseSettings = { root, store: store ?? new DirectoryStore(path.join(root, '.data/releases')) };
  const pathOf = (file: string) => path.join(root, file);
  const write = (file: string, content: string | object) => {
    mkdirSync(path.dirname(pathOf(file)), { recursive: true });
    writeFileSync(pathOf(file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const read = (file: string) => readFileSync(pathOf(file), 'utf8');
  const stored = (remote: string, file: string) => path.join('.data/releases', remote, file);

  write('package.json', { workspaces: ['shared-contracts', ...REMOTES] });
  write('shell/dist/offer.json', anOffer());
  for (const remote of REMOTES) write(`${remote}/package.json`, { name: remote, remote: true });

  return {
    ...settings,
    settings,
    pathOf,
    write,
    read,
    stored,
    exists: (file: string) => existsSync(pathOf(file)),
    channel: (remote: string) => JSON.parse(read(stored(remote, 'channel.json'))) as Channel,
    manifest: (remote: string, version: string) =>
      JSON.parse(read(stored(remote, `${version}/manifest.json`))) as ReleaseManifest,
    /** Writes a shell's report on a remote. By default, the shell uses and rendered the wanted version. */
    report(
      { name = 'mfe-blog', wanted, ...over }: Partial<ServedRemote> & { wanted: string },
      { shell = 'host-3000', state = 'running' }: { shell?: string; state?: ServingReport['state'] } = {},
    ) {
      const remote: ServedRemote = { name, wanted, version: wanted, status: 'available', rendered: 3, ...over };
      const report: ServingReport = { schema: 1, state, remotes: [remote] };
      write(stored('.serving', `${shell}.json`), report);
    },
    /** Replaces the build in `<remote>/dist`. */
    build(remote: string, version: string, { files, ...manifest }: Build = {}) {
      rmSync(pathOf(`${remote}/dist`), { recursive: true, force: true });
      write(`${remote}/dist/build.json`, {
        schema: 1,
        remote,
        version,
        contract: '^1.0.0',
        mounts: [`/${remote.replace('mfe-', '')}`],
        entry: 'remoteEntry.js',
        container: remote.replace('-', '_'),
        shared: { react: '19.0.0' },
        chunks: { routes: ['routes.js'] },
        ...manifest,
      });
      const content: Record<string, string> = {
        'server.cjs': `exports.version = '${version}';`,
        'web/remoteEntry.js': `entry('${version}');`,
        'web/routes.js': `/* ${'routes '.repeat(50)} */ routes('${version}');`,
        ...files,
      };
      for (const [file, text] of Object.entries(content)) write(`${remote}/dist/${file}`, text);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export type Repository = ReturnType<typeof aRepository>;
