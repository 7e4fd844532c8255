import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { FAILURE_STYLES_HASH, failurePage } from './failurePage';

const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Node keeps the answer that is under way here, and its own handler looks at it as well (lib/_http_server.js). */
type ClientSocket = Pick<Socket, 'destroyed' | 'writable' | 'end' | 'destroy'> & {
  _httpMessage?: Pick<ServerResponse, 'headersSent'> | null;
};

/** Answers bytes that Node cannot read as HTTP. It writes to the socket, because there is no request to reply to. */
export function answerClientError(this: FastifyInstance, error: Error & { code?: string }, socket: ClientSocket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  this.log.info({ err: error }, 'request cannot be read');
  // A second answer in the middle of another one would be read as a part of it.
  if (!socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? 400;
  const body = failurePage(status);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: text/html; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `content-security-policy: default-src 'none'; style-src '${FAILURE_STYLES_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'referrer-policy: strict-origin-when-cross-origin',
    'cross-origin-resource-policy: same-origin',
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
