import path from 'node:path';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { DEVELOPED, ERRORS, EVENTS, HOT_FOLDER, OUTPUT } from '@tramuntana/remote/development/paths';
import Fastify, { type FastifyInstance } from 'fastify';
import { SHELL } from 'releases';
import type { Address } from 'shared-site';
import type { HotEvents } from './HotEvents';
import type { Pending } from './Pending';

type Settings = {
  root: string;
  address: Address;
  /** Origin of the shell's server. */
  shell: string;
  /** The remotes that are built here. */
  developed: readonly string[];
  events: HotEvents;
  pending: Pending;
  /** Whether the page at a path shows a workspace. */
  shownAt: (pathname: string) => (name: string) => boolean;
  /** Replaces the positions in a text's stacks by those in the sources. */
  locate: (text: string) => string;
  print: (line: string) => void;
  /** The last error that the shell's server threw for a page; empty if there is none. */
  serverError: (page: string) => string;
};

/**
 * A server at the site's address. It answers the requests that only development makes, and passes all others to the shell.
 * The shell thus needs no code for development.
 */
export async function openFront(settings: Settings): Promise<FastifyInstance> {
  const { root, address, shell, developed, events, pending, shownAt, locate, print, serverError } = settings;
  const app = Fastify({ forceCloseConnections: true });

  const serve = (workspace: string, folder: string, prefix: string) =>
    app.register(fastifyStatic, {
      root: path.join(root, workspace, OUTPUT, folder),
      prefix,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-store'),
    });
  for (const name of developed) serve(name, 'web', `/releases/${name}/${DEVELOPED}/`);
  serve(SHELL, `web/${HOT_FOLDER}`, `/assets/${HOT_FOLDER}/`);

  app.get(EVENTS, (_request, reply) => {
    reply.hijack();
    events.connect(reply.raw);
  });
  app.post<{ Body: string }>(ERRORS, async ({ body }) => {
    const located = locate(body);
    print(`page: ${located}`);
    return located;
  });
  app.get<{ Querystring: { page?: string } }>(ERRORS, async ({ query }) => serverError(query.page ?? ''));
  app.register(proxy, {
    upstream: shell,
    replyOptions: { rewriteHeaders: relaxed },
    preHandler: async ({ headers, url }) => {
      if (!headers.accept?.includes('text/html')) return;
      const [pathname = '/'] = url.split('?');
      await pending.settled(shownAt(pathname));
    },
  });
  await app.listen(address);
  return app;
}

const TRUSTED_TYPES = "require-trusted-types-for 'script'";

/**
 * Relaxes the site's policy for development: Emotion writes its rules as text, which developer tools can show, and the error
 * overlay writes markup. The console reports markup that the site's own code writes.
 */
function relaxed<Headers extends Record<string, unknown>>(headers: Headers): Headers {
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return headers;
  return {
    ...headers,
    'content-security-policy': policy
      .replace(/style-src 'self'[^;]*/, "style-src 'unsafe-inline' 'self'")
      .replace(`${TRUSTED_TYPES}; `, ''),
    'content-security-policy-report-only': TRUSTED_TYPES,
  };
}
