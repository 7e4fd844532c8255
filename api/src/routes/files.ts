import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../http/failures';
import type { Problem } from '../http/problem';

const ONE_DAY = 86_400;

export const getFile = {
  tags: ['Ficheros'],
  summary: 'Una imagen o un vídeo de los contenidos; admite peticiones de rango',
  params: z.object({ name: z.string().regex(/^[\w-][\w.-]*\.(avif|webp|mp4|webm)$/) }),
};

/**
 * Sends files of a folder. @fastify/static knows ranges and types, but its ETag is weak (size and time): a copy of the
 * site would answer with others, and a player may not resume a range with it. So the ETag is the content's hash.
 */
export function fileSender(folder: string) {
  const etagOf = contentTags();
  return async (request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply | Problem> => {
    const etag = await etagOf(path.join(folder, name));
    if (!etag) return notFound(reply);
    reply.header('etag', etag).header('cache-control', `public, max-age=${ONE_DAY}`);
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
    // An If-Range of another version: the caller must get the whole file. What is decided here, send need not judge again.
    const { headers } = request.raw;
    if (headers['if-range'] && headers['if-range'] !== etag) delete headers.range;
    for (const condition of ['if-range', 'if-none-match', 'if-match', 'if-modified-since', 'if-unmodified-since']) {
      delete headers[condition];
    }
    return reply.sendFile(name, folder, { etag: false, cacheControl: false });
  };
}

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;

/** ETags by file, hashed once for each version of it. Undefined when there is no such file. */
function contentTags() {
  const known = new Map<string, { version: string; etag: Promise<string> }>();
  return async (file: string): Promise<string | undefined> => {
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const version = `${found.size}-${found.mtimeMs}`;
    const last = known.get(file);
    if (last?.version === version) return last.etag;
    const etag = hashOf(file);
    known.set(file, { version, etag });
    return etag;
  };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}
