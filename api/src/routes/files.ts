import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fileHash, versionOf } from '../content/fileHash';
import { notFound } from '../http/answers/failures';
import type { Problem } from '../http/answers/problem';

// A file may change under its name. An address with its version always gives the same bytes.
const ONE_DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';

export const getFile = {
  tags: ['Ficheros'],
  summary: 'Una imagen o un vídeo de los contenidos; admite peticiones de rango',
  params: z.object({ name: z.string().regex(/^[\w-][\w.-]*\.(avif|jpg|webp|mp4|webm)$/) }),
  // Several values count as no version, because the catalogue writes exactly one.
  querystring: z.object({ v: z.string().optional().catch(undefined).describe('Versión del fichero') }),
};

type FileRequest = FastifyRequest<{ Querystring: { v?: string | undefined } }>;

/**
 * Sends files of a folder, with a hash as their ETag. @fastify/static makes a weak ETag of size and time. That differs
 * between copies of the site, and a player may not resume a range with it (RFC 9110, section 13.1.5).
 */
export function fileSender(folder: string) {
  const hashOf = knownHashes();
  return async (request: FileRequest, reply: FastifyReply, name: string): Promise<FastifyReply | Problem> => {
    const hash = await hashOf(path.join(folder, name));
    if (!hash) return notFound(reply);
    reply.header('etag', `"${hash}"`);
    reply.header('cache-control', request.query.v === versionOf(hash) ? FOR_EVER : ONE_DAY);
    return reply.sendFile(name, folder, { etag: false, cacheControl: false });
  };
}

/** Returns a function that hashes a file, once for each size and time of change. It gives undefined if there is no file. */
function knownHashes() {
  const known = new Map<string, { version: string; hash: Promise<string> }>();
  return async (file: string): Promise<string | undefined> => {
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const version = `${found.size}-${found.mtimeMs}`;
    const last = known.get(file);
    if (last?.version === version) return last.hash;
    const hash = fileHash(file);
    known.set(file, { version, hash });
    // A failure is not cached, because it may pass: the process may have had too many open files.
    hash.catch(() => known.delete(file));
    return hash;
  };
}
