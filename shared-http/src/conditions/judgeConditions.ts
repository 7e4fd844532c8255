import { createReadStream, ReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpRefusal } from '../HttpRefusal';
import { selectRange } from './byteRange';
import { tagOf } from './entityTags';
import { allowsRange, CONDITIONS, type Conditions, judgePreconditions, type Validators } from './preconditions';

declare module 'fastify' {
  interface FastifyRequest {
    /** The conditions that the client sent. Undefined if the route is a gateway. */
    conditions?: Conditions | undefined;
  }
  interface FastifyContextConfig {
    /** The route passes requests on. Only the server behind it may judge their conditions (RFC 9110, section 13.2.1). */
    isGateway?: boolean;
  }
}

/** Headers that a 304 leaves out, because the client has them already (RFC 9110, section 15.4.5). */
const OF_THE_CONTENT = ['content-type', 'content-length', 'content-encoding', 'accept-ranges', 'link'];

/**
 * Judges the conditions and ranges of all requests (RFC 9110, sections 13 and 14): an answer may become 304, 206, 412 or
 * 416. A cacheable text without a tag gets one. Hooks that set tags must be added before this. Handlers do not see the
 * conditions, because @fastify/send judges them against the standard. The test lists the differences and thus the need.
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
  // Fastify drops the body of a HEAD itself. A given length is that of the 200 answer.
  if (method === 'HEAD') return payload;
  discard(payload);
  return null;
}

/** A part of a file. The plugin opened the whole file, because it does not see the range. */
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

/** Throws, so that Fastify calls the server's error handler. */
function refuse(reply: FastifyReply, payload: unknown, error: HttpRefusal): never {
  discard(payload);
  for (const name of [...OF_THE_CONTENT, 'etag', 'last-modified']) reply.removeHeader(name);
  throw error;
}

function discard(payload: unknown): void {
  if (!(payload instanceof ReadStream)) return;
  // Closing the stream may make its opening fail, and no other listener is left for that error.
  payload.on('error', () => {});
  payload.destroy();
}
