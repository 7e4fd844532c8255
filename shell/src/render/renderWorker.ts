import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteModule } from '../remotes/remoteModule';
import type { RenderReply, RenderRequest, ThreadSettings } from './protocol';
import { renderPage } from './renderPage';
import { loadServerBundle } from './serverBundle';

/** How often the thread shows that it is not stuck, in milliseconds. */
const HEARTBEAT = 50;

const settings = workerData as ThreadSettings;
const port = parentPort;
if (!port) throw new Error('renderWorker runs as a worker thread of the shell only');

const heartbeat = new Int32Array(settings.heartbeat);
setInterval(() => Atomics.add(heartbeat, 0, 1), HEARTBEAT);

const { remote } = settings;
let loaded: RemoteModule | undefined;

/** The release's code is evaluated with the first request, so that what it does then falls under that request's deadline. */
function remoteModule(): RemoteModule | null {
  if (!remote) return null;
  loaded ??= loadServerBundle(remote.serverBundle);
  return loaded;
}

port.on('message', async (request: RenderRequest) => {
  const answer = (reply: RenderReply) => port.postMessage(reply);
  try {
    answer({ id: request.id, page: await renderPage(request, remoteModule(), settings) });
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    answer({ id: request.id, error: { message: error.message, stack: error.stack } });
  }
});
