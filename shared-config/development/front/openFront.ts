import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { SHELL } from '@tramuntana/contracts';
import type { Address } from 'shared-site';
import { DEVELOPED, ERRORS, EVENTS, HOT_FOLDER } from '../paths';
import type { Pending } from '../releases/Pending';
import type { HotEvents } from './HotEvents';
import { passOn } from './passOn';
import { relaxPolicy } from './relaxPolicy';
import { sendBuiltFile } from './sendBuiltFile';

type Settings = {
  address: Address;
  /** Origin of the shell's server. */
  shell: string;
  /** Output folders of the workspaces that are built here, by name. */
  outputs: ReadonlyMap<string, string>;
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
export async function openFront(settings: Settings): Promise<http.Server> {
  const { address, print } = settings;
  const server = http.createServer((request, response) => {
    answer(settings, request, response).catch((error: Error) => {
      print(`${request.method} ${request.url} failed: ${error.message}`);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  return server;
}

async function answer(settings: Settings, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { shell, outputs, events, pending, shownAt } = settings;
  const { url = '/', headers } = request;
  const { pathname, searchParams } = new URL(url, 'http://front');
  if (pathname === EVENTS) return events.connect(response);
  if (pathname === ERRORS) return answerErrors(settings, request, response, searchParams.get('page') ?? '');
  const folder = builtFolder(outputs, pathname);
  if (folder) return sendBuiltFile(folder.path, decodeURIComponent(pathname.slice(folder.prefix.length)), response);
  if (headers.accept?.includes('text/html')) await pending.settled(shownAt(pathname));
  return passOn(shell, request, response, { answered: relaxPolicy });
}

async function answerErrors(
  { locate, print, serverError }: Settings,
  request: IncomingMessage,
  response: ServerResponse,
  page: string,
): Promise<void> {
  if (isForeign(request)) return void response.writeHead(403).end();
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  if (request.method !== 'POST') return void response.end(serverError(page));
  const located = locate(await text(request));
  print(`page: ${located}`);
  response.end(located);
}

/** Whether a page of another site sends the request. */
const isForeign = ({ headers: { origin, host } }: IncomingMessage) =>
  origin !== undefined && URL.parse(origin)?.host !== host;

/** The folder of the newest build that an address belongs to, and the part of the address that stands for it. */
function builtFolder(outputs: Settings['outputs'], pathname: string): { prefix: string; path: string } | undefined {
  for (const [name, output] of outputs) {
    const isShell = name === SHELL;
    const prefix = isShell ? `/assets/${HOT_FOLDER}/` : `/releases/${name}/${DEVELOPED}/`;
    if (pathname.startsWith(prefix)) return { prefix, path: isShell ? `${output}/web/${HOT_FOLDER}` : `${output}/web` };
  }
  return undefined;
}
