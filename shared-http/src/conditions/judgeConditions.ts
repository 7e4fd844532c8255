import { createReadStream, ReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpRefusal } from '../HttpRefusal';
import { selectRange } from './byteRange';
import { tagOf } from './entityTags';
import { allowsRange, CONDITIONS, type Conditions, judgePreconditions, type Validators } from './preconditions';

declare module 'fastify' {
  interface FastifyRequest {
    /** The conditions that the client sent; undefined where the route is a gateway. */
    conditions?: Conditions | undefined;
  }
  interface FastifyContextConfig {
    /** Passes requests on: only the server behind may judge their conditions (RFC 9110, section 13.2.1). */
    isGateway?: boolean;
  }
}

/** What a 304 leaves out: the client has it already (RFC 9110, section 15.4.5). */
const OF_THE_CONTENT = ['content-type', 'content-length', 'content-encoding', 'accept-ranges', 'link'];

/**
 * Judges the conditions and ranges of all requests of a server (RFC 9110, sections 13 and 14): an answer says its version by
 * `ETag` and `Last-Modified`, and this makes it a 304, 206, 412 or 416. What caches may keep gets a tag where its handler
 * gave none. The hooks that set tags are added before.
 *
 * Handlers and plugins do not see the conditions. @fastify/send judges them, too, and in other ways than the standard: the
 * test says which, and so when this may end.
 */
export function judgeConditions(app: FastifyInstance): void {
  app.decorateRequest('conditions');
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.isGateway) request.conditions = takeConditions(request.raw.headers);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { method, conditions } = request;
    if (!conditions || reply.statusCode !== 200 || (method !== 'GET' && method !== 'HEAD')) return payload;
    const answer = validatorsOf(reply, payload);
    if (!answer.etag && !answer.lastModified) return payload;
    const verdict = judgePreconditions(conditions, answer);
    if (verdict === 'failed') return refuse(reply, payload, new HttpRefusal(412, 'the client knows another version'));
    if (verdict === 'not modified') return notModified(request, reply, payload);
    const isPart = method === 'GET' && conditions.range !== undefined && allowsRange(conditions, answer);
    return isPart && payload instanceof ReadStream ? sendPart(conditions.range, reply, payload) : payload;
  });
}

function takeConditions(headers: FastifyRequest['raw']['headers']): Conditions {
  const conditions: Conditions = {};
  for (const name of CONDITIONS) {
    if (headers[name] === undefined) continue;
    conditions[name] = String(headers[name]);
    delete headers[name];
  }
  return conditions;
}

function validatorsOf(reply: FastifyReply, payload: unknown): Validators {
  const isKept = !(headerOf(reply, 'cache-control') ?? 'no-store').includes('no-store');
  if (isKept && typeof payload === 'string' && !reply.hasHeader('etag')) reply.header('etag', tagOf(payload));
  return { etag: headerOf(reply, 'etag'), lastModified: headerOf(reply, 'last-modified') };
}

const headerOf = (reply: FastifyReply, name: string) => reply.getHeader(name)?.toString();

function notModified({ method }: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  reply.code(304);
  for (const name of OF_THE_CONTENT) reply.removeHeader(name);
  // Fastify leaves out the body of a HEAD by itself. A length that it tells is that of the 200 answer.
  if (method === 'HEAD') return payload;
  discard(payload);
  return null;
}

/** A part of a file. The plugin has opened the whole, because it was not told of the range. */
function sendPart(header = '', reply: FastifyReply, whole: ReadStream): ReadStream {
  const size = Number(headerOf(reply, 'content-length'));
  const range = selectRange(header, size);
  if (range === undefined) return whole;
  if (range === 'unsatisfiable') {
    const error = new HttpRefusal(416, 'the file ends before the range', { 'content-range': `bytes */${size}` });
    return refuse(reply, whole, error);
  }
  discard(whole);
  reply.code(206);
  reply.header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range.end - range.start + 1);
  return createReadStream(whole.path, range);
}

/** Fastify gives the error to the server's error handler. */
function refuse(reply: FastifyReply, payload: unknown, error: HttpRefusal): never {
  discard(payload);
  for (const name of [...OF_THE_CONTENT, 'etag', 'last-modified']) reply.removeHeader(name);
  throw error;
}

function discard(payload: unknown): void {
  if (!(payload instanceof ReadStream)) return;
  // It may fail to open while it is closed, and nobody else listens any more.
  payload.on('error', () => {});
  payload.destroy();
}
