import { parentPort, workerData } from 'node:worker_threads';
import { createApiClient } from 'shared-contracts';
import type { RemoteModule } from '../shared/composition/remoteModule';
import { createLayoutData } from './layoutData';
import { listPages } from './listPages';
import type { ThreadReply, ThreadRequest, ThreadSettings } from './protocol';
import { renderPage } from './renderPage';
import { loadServerBundle } from './serverBundle';

/** How often the thread shows that it is not stuck, in milliseconds. */
const HEARTBEAT = 50;

const settings = workerData as ThreadSettings;
const port = parentPort;
if (!port) throw new Error('renderWorker runs as a worker thread of the shell only');

const heartbeat = new Int32Array(settings.heartbeat);
const beat = () => Atomics.add(heartbeat, 0, 1);
// At once: the first request may be waiting already, and what it runs may never let the timer have its turn.
beat();
setInterval(beat, HEARTBEAT);

const layoutData = createLayoutData(createApiClient({ baseUrl: settings.apiUrl }));

const { remote } = settings;
let loaded: RemoteModule | undefined;

/** The release's code is evaluated with the first request, so that what it does then falls under that request's deadline. */
function remoteModule(): RemoteModule | null {
  if (!remote) return null;
  loaded ??= loadServerBundle(remote.serverBundle);
  return loaded;
}

async function answerTo(request: ThreadRequest): Promise<ThreadReply> {
  const { id } = request;
  try {
    if (request.kind === 'list') return { id, kind: 'list', pages: await listPages(remoteModule(), settings) };
    return { id, kind: 'page', page: await renderPage(request.page, remoteModule(), settings, layoutData) };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { id, kind: 'error', error: { message: error.message, stack: error.stack } };
  }
}

port.on('message', async (request: ThreadRequest) => {
  const answer = await answerTo(request);
  port.postMessage(answer, answer.kind === 'page' ? [answer.page.body.buffer] : []);
});
