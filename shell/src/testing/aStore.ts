import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Channel, ChannelChange, ReleaseManifest } from '@tramuntana/contracts';

const integrity = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const aChange = (action: ChannelChange['action'], from: string | null, to: string): ChannelChange => ({
  at: '2026-01-01T00:00:00.000Z',
  action,
  from,
  to,
  by: 'operator',
});

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A store of releases in a temporary folder. */
export function aStore() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'store-'));
  made.push(folder);
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  const writeChannel = (channel: Channel) => write(`${channel.remote}/channel.json`, JSON.stringify(channel));
  return {
    folder,
    write,
    /** Publishes a release, with the fields in `over` in its manifest. */
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
    /** Promotes versions one after the other, so the last one is live. */
    promote(remote: string, ...versions: string[]) {
      const history = versions.map((to, index) => aChange('promote', versions[index - 1] ?? null, to));
      writeChannel({ schema: 1, remote, live: versions.at(-1) ?? '', history });
    },
    /** Takes the remote off the site. */
    retire(remote: string) {
      const channel = JSON.parse(readFileSync(path.join(folder, remote, 'channel.json'), 'utf8')) as Channel;
      const change = aChange('retire', channel.live, channel.live);
      writeChannel({ ...channel, history: [...channel.history, change] });
    },
    /** Starts a canary for a share of the visitors, or ends it (0 percent), as the release command does. */
    canary(
      remote: string,
      version: string,
      percent: number,
      at = `2026-01-02T00:00:00.${String(percent).padStart(3, '0')}Z`,
    ) {
      const channel = JSON.parse(readFileSync(path.join(folder, remote, 'channel.json'), 'utf8')) as Channel;
      const change = { ...aChange('canary', channel.live, channel.live), at, canary: { version, percent } };
      const canary = percent > 0 ? { version, percent } : undefined;
      writeChannel({ ...channel, canary, history: [...channel.history, change] });
    },
    /** Rolls the live version back. */
    rollBack(remote: string, from: string, to: string) {
      const channel = JSON.parse(readFileSync(path.join(folder, remote, 'channel.json'), 'utf8')) as Channel;
      writeChannel({ ...channel, live: to, history: [...channel.history, aChange('rollback', from, to)] });
    },
  };
}
