import type { PageChunks, PageRequest, ServerBundle, ThreadSettings } from '../../../render-worker/protocol';
import { siteNav } from '../../store/siteNav';
import { RenderThread, type StartWorker } from '../RenderThread';

/** A build that is to be published. */
export type BuildToCheck = {
  remote: string;
  version: string;
  mounts: string[];
  /** The build's `server.cjs`; the shell's own build has none. */
  serverBundle?: ServerBundle;
};

/**
 * The result of a build's routes: the rendered addresses, for the failed ones the error and its lines in the build, and the
 * chunks of each page.
 */
export type RouteCheck = { rendered: string[]; failures: string[]; chunks: PageChunks };

/**
 * Timeout for all routes together, in milliseconds. The CPU time reveals endless loops much earlier; this is for loaders
 * that never settle.
 */
const TIMEOUT = 60_000;

/** Renders one page of each route of a build, in a thread like the server's. Never rejects. */
export async function renderRoutes(
  { remote, version, mounts, serverBundle }: BuildToCheck,
  settings: Pick<ThreadSettings, 'apiUrl' | 'mediaOrigin' | 'siteUrl'>,
  startWorker: StartWorker,
): Promise<RouteCheck> {
  const bundle = serverBundle === undefined ? null : { name: remote, version, serverBundle };
  const thread = new RenderThread({ ...settings, remote: bundle }, startWorker);
  try {
    const { rendered, failures, chunks } = await thread.warmUp(registryOf(remote, version, mounts), TIMEOUT);
    return {
      rendered,
      chunks,
      failures: failures.map(({ address, message, stack }) =>
        withPlaces(`${address}: ${message}`, stack, serverBundle),
      ),
    };
  } catch (error) {
    const { message, cause } = error as Error;
    return {
      rendered: [],
      chunks: {},
      failures: [withPlaces(message, (cause as Error | undefined)?.stack, serverBundle)],
    };
  } finally {
    await thread.stop();
  }
}

/** The failure, and below it the lines of its stack that are in the build. `publish` maps these to the sources. */
function withPlaces(failure: string, stack = '', bundle: ServerBundle | undefined): string {
  if (!bundle) return failure;
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line) && line.includes(bundle.file));
  return [failure, ...places].join('\n');
}

const registryOf = (name: string, version: string, mounts: string[]): PageRequest['registry'] => ({
  revision: version,
  nav: siteNav([]),
  remotes: [
    { name, version, mounts, base: `/releases/${name}/${version}/`, entry: '', container: '', status: 'available' },
  ],
});
