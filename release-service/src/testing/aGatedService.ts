import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DirectoryStore, promote, publish, SHELL } from 'releases';
import { aRepository, aToken } from 'releases/testing';
import { buildApp } from '../app';
import { createGate } from '../gate/createGate';
import { aRelease } from './aRelease';
import { clientOf } from './aService';

/** The clone, whose builds the tests run. */
export const CLONE = path.join(import.meta.dirname, '../../..');

/** Builds workspaces of the clone that are stale. */
export const buildClone = (...workspaces: string[]) =>
  execFileSync(process.execPath, ['scripts/build.mjs', ...workspaces], { cwd: CLONE, stdio: 'inherit' });

const DIST = path.join(CLONE, 'release-service/dist');
const GUARD = path.join(DIST, 'gateGuard.cjs');

/** The built service. */
export const BUILT_PROGRAM = path.join(DIST, 'server.cjs');

/** An empty store, as the program has it in `DATA_DIR`. */
export async function aGatedStore() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gated-'));
  const site = aRepository(new DirectoryStore(path.join(folder, 'releases')));
  const { token } = await aToken(site.store.access, {
    owner: 'ana',
    rights: ['publish'],
    remotes: ['mfe-blog', SHELL],
  });
  return {
    site,
    token,
    dataFolder: folder,
    /** Publishes the clone's build of a workspace and makes it live. */
    async release(workspace: string) {
      cpSync(path.join(CLONE, workspace, 'dist'), site.pathOf(`${workspace}/dist`), { recursive: true });
      const { version } = await publish(site.settings, workspace, { compress: false });
      await promote(site.settings, workspace, version);
      return version;
    },
    remove() {
      site.remove();
      rmSync(folder, { recursive: true });
    },
  };
}

export type GatedStore = Awaited<ReturnType<typeof aGatedStore>>;

/** A release service with a gate on a store. */
export async function aGatedService(
  { site, token, dataFolder }: GatedStore,
  options: Partial<Parameters<typeof createGate>[0]> = {},
) {
  const gate = createGate({ releases: site.settings, guard: GUARD, apiUrl: undefined, place: dataFolder, ...options });
  const app = await buildApp({ releases: { ...site.settings, gate } });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    gate,
    publishFiles: publisherOf(url, { site, token }),
    close: () => app.close(),
    isAlive: async () => (await fetch(`${url}/healthz`)).ok,
  };
}

export type GatedService = Awaited<ReturnType<typeof aGatedService>>;

/** Returns a function that publishes releases through the service at an address. */
export function publisherOf(url: string, { site, token }: Pick<GatedStore, 'site' | 'token'>) {
  const { begin, send, post } = clientOf(url, site);
  let count = 0;

  /** Sends a release and asks to publish it. Gives the status, and the lines of the outcome or of the refusal. */
  return async function publishFiles(files: Record<string, string>, over: { remote?: string; contract?: string } = {}) {
    count += 1;
    const { manifest, contents } = aRelease(`1.0.0-${count}`, files);
    const { remote = manifest.remote } = over;
    if (remote === SHELL) delete manifest.files['server.cjs'];
    const mounts = remote === SHELL ? [] : manifest.mounts;
    const { body } = await begin(token, { ...manifest, mounts, contract: '^2.0.0', ...over });
    const { upload, missing } = body;
    for (const integrity of missing) {
      await send(token, { remote, upload, integrity }, contents.get(integrity) ?? '');
    }
    const answer = await post('publish', { remote, upload }, token);
    return { status: answer.status, told: String(answer.body.detail ?? answer.body.lines.join('\n')) };
  };
}

/** Folders of gates that were not removed. */
export const gateFolders = ({ dataFolder }: GatedStore): string[] =>
  readdirSync(dataFolder).filter((name) => name.startsWith('release-gate-'));

/** Processes that run in the folder of a gate. Only Linux tells them. */
export function gateProcesses({ dataFolder }: GatedStore): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && folderOf(name).startsWith(path.join(dataFolder, 'release-gate-')),
  );
}

function folderOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
