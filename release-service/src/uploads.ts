import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { beginUpload, integrityOfName, type ReleaseSettings, receiveContent, uploadManifest } from 'releases';
import { z } from 'zod';
import { problem } from './http/problem';
import type { Identity } from './identities/Identity';

/** In bytes. A manifest of as many files as a release may have is half as large. */
const MAX_MANIFEST = 1024 * 1024;

const security = [{ token: [] }];

const begun = z.object({ upload: z.string(), missing: z.array(z.string()) });

const address = z.object({
  remote: uploadManifest.shape.remote,
  upload: z.string().regex(/^[0-9a-f]{64}$/, 'is the id of an upload'),
  content: z.string().regex(/^[0-9a-f]{96}$/, 'is a SHA-384 hash in hexadecimal digits'),
});

type IdentityOf = (request: FastifyRequest) => Identity;

/** The first step of publishing: the manifest. The answer names the contents to send. */
export function addUploads(scope: FastifyInstance, releases: ReleaseSettings, identityOf: IdentityOf): void {
  const schema = {
    summary: 'Begin the upload of a release, or go on with it; the answer names the contents that are missing',
    security,
    body: uploadManifest,
    response: { 200: begun, default: problem },
  };
  scope
    .withTypeProvider<ZodTypeProvider>()
    .post('/uploads', { schema, bodyLimit: MAX_MANIFEST }, (request) =>
      beginUpload(releases, request.body, identityOf(request)),
    );
}

/** The second step: the contents. The verb `publish` is the third. */
export function addContents(scope: FastifyInstance, releases: ReleaseSettings, identityOf: IdentityOf): void {
  // The body stays a stream. Its size is checked while it arrives.
  scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  const schema = {
    summary: 'Send a content of an upload; it is kept if it matches its hash',
    security,
    consumes: ['application/octet-stream'],
    params: address,
    response: { 200: z.object({}), default: problem },
  };
  scope.withTypeProvider<ZodTypeProvider>().put('/uploads/:remote/:upload/:content', { schema }, async (request) => {
    const { remote, upload, content } = request.params;
    const key = { remote, id: upload, integrity: integrityOfName(content) };
    await receiveContent(releases, key, request.body as Readable, identityOf(request));
    return {};
  });
}
