import type { PageRequest, ServerBundle, ThreadSettings } from '../../render-worker/protocol';
import { siteNav } from '../nav/siteNav';
import { RenderThread, type StartWorker } from '../threads/RenderThread';

/** A build that is to be published. */
export type BuildToCheck = {
  remote: string;
  version: string;
  mounts: string[];
  /** The build's `server.cjs`; the shell's own build has none. */
  serverBundle?: ServerBundle;
};

/** What became of a build's routes: addresses that were rendered, and for the others what happened. */
export type RouteCheck = { rendered: string[]; failures: string[] };

/**
 * How long all routes together may take, in milliseconds. Endless loops are found by their CPU time much earlier; this is
 * for loaders that never settle.
 */
const TIMEOUT = 60_000;

/** Renders one page of each route of a build, in a thread as the server's own. Never rejects. */
export async function renderRoutes(
  { remote, version, mounts, serverBundle }: BuildToCheck,
  settings: Pick<ThreadSettings, 'apiUrl' | 'mediaOrigin' | 'siteUrl'>,
  startWorker: StartWorker,
): Promise<RouteCheck> {
  const bundle = serverBundle === undefined ? null : { name: remote, version, serverBundle };
  const thread = new RenderThread({ ...settings, remote: bundle }, startWorker);
  try {
    const { rendered, failures } = await thread.warmUp(registryOf(remote, version, mounts), TIMEOUT);
    return { rendered, failures: failures.map(({ address, message }) => `${address}: ${message}`) };
  } catch (error) {
    return { rendered: [], failures: [(error as Error).message] };
  } finally {
    await thread.stop();
  }
}

const registryOf = (name: string, version: string, mounts: string[]): PageRequest['registry'] => ({
  revision: version,
  nav: siteNav([]),
  remotes: [
    { name, version, mounts, base: `/releases/${name}/${version}/`, entry: '', container: '', status: 'available' },
  ],
});
