import type { MessagePort } from 'node:worker_threads';
import type { RemoteModule } from '../shared/composition/remoteModule';
import { type Renderer, renderPage } from './page/renderPage';
import type {
  EncodedPage,
  RenderedPage,
  ServerBundle,
  ThreadAnswer,
  ThreadReply,
  ThreadRequest,
  ThreadSettings,
} from './protocol';
import { listPages } from './release/listPages';
import { pageChunks, routesOf } from './release/routes';
import { warmUp } from './release/warmUp';
import { errorOf } from './releaseErrors';

type Thread = Omit<Renderer, 'module' | 'settings'> & {
  settings: ThreadSettings;
  /** Evaluates a release's server bundle. Throws if the bundle does not have its published hash. */
  loadModule(serverBundle: ServerBundle): RemoteModule;
};

/**
 * Encodes a page's body in UTF-8. The body needs a buffer of its own to be transferred, and Node's small buffers share one.
 * `TextEncoder` would take up to four times as long.
 */
function encode(page: RenderedPage): EncodedPage {
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(page.body));
  body.write(page.body);
  return { ...page, body };
}

/** Answers the server's requests to one thread. Never rejects: an error of the release becomes the reply. */
export function createAnswers({ settings, loadModule, ...tools }: Thread) {
  const { remote } = settings;
  let loaded: RemoteModule | undefined;

  /** Evaluates the release's code at the first request. By then the server watches the thread's heartbeat. */
  const renderer = (): Renderer => {
    if (remote) loaded ??= loadModule(remote.serverBundle);
    return { module: loaded ?? null, settings, ...tools };
  };

  const answer = async (request: ThreadRequest): Promise<ThreadAnswer> => {
    switch (request.kind) {
      case 'page': {
        const page = encode(await renderPage(request.page, renderer(), request.deadline));
        if (!request.page.asksForChunks) return { kind: 'page', page };
        return { kind: 'page', page: { ...page, pages: pageChunks(routesOf(renderer())) } };
      }
      case 'list':
        return { kind: 'list', pages: await listPages(renderer(), request.timeout) };
      case 'warm-up':
        return { kind: 'warm-up', warmUp: await warmUp(request.registry, remote?.name ?? null, renderer()) };
    }
  };

  return async (request: ThreadRequest): Promise<ThreadReply> => {
    const { id } = request;
    try {
      return { id, ...(await answer(request)) };
    } catch (thrown) {
      return failedReply(id, thrown);
    }
  };
}

/** Sends a reply to the server. A page's body is transferred, because it may be large. */
export function sendReply(port: Pick<MessagePort, 'postMessage'>, reply: ThreadReply): void {
  try {
    port.postMessage(reply, reply.kind === 'page' ? [reply.page.body.buffer] : []);
  } catch (error) {
    // A release can put a value into its page that cannot be posted to another thread, such as a function.
    port.postMessage(failedReply(reply.id, error));
  }
}

function failedReply(id: number, thrown: unknown): ThreadReply {
  const { message, stack } = errorOf(thrown);
  return { id, kind: 'error', error: { message, stack } };
}
