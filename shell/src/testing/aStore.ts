import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Channel, ReleaseManifest } from 'shared-contracts';

const integrity = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A store of releases in a folder of its own, for tests of the server. */
export function aStore() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'store-'));
  made.push(folder);
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  return {
    folder,
    write,
    /** Publishes a release; `over` changes its manifest. */
    publish(remote: string, version: string, over: Partial<ReleaseManifest> = {}) {
      const files = { 'server.cjs': `exports.createRoutes = () => ({}); // ${version}`, 'web/remoteEntry.js': version };
      for (const [name, content] of Object.entries(files)) write(`${remote}/${version}/${name}`, content);
      const manifest: ReleaseManifest = {
        schema: 1,
        remote,
        version,
        contract: '^1.0.0',
        mounts: [`/${remote.replace('mfe-', '')}`],
        entry: 'remoteEntry.js',
        container: 'container',
        shared: {},
        chunks: {},
        publishedAt: '2026-01-01T00:00:00.000Z',
        files: Object.fromEntries(
          Object.entries(files).map(([name, content]) => [
            name,
            { bytes: content.length, integrity: integrity(content) },
          ]),
        ),
        ...over,
      };
      write(`${remote}/${version}/manifest.json`, JSON.stringify(manifest));
    },
    /** Makes the last of some versions live, the others its history. */
    promote(remote: string, ...versions: string[]) {
      const history = versions.map((to, index) => ({
        at: '2026-01-01T00:00:00.000Z',
        action: 'promote' as const,
        from: versions[index - 1] ?? null,
        to,
        by: 'operator' as const,
      }));
      const channel: Channel = { schema: 1, remote, live: versions.at(-1) ?? '', history };
      write(`${remote}/channel.json`, JSON.stringify(channel));
    },
  };
}
