import type { FastifyInstance } from 'fastify';

/** The longest report, in bytes. */
const BODY_LIMIT = 4096;

/**
 * Lets a scope of the server read `sendBeacon` bodies: JSON that browsers label as plain text. A body that is no JSON is
 * undefined. Returns the limit of a body in bytes.
 */
export function parseBeacon(app: FastifyInstance): number {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, parseJson(String(body))),
  );
  return BODY_LIMIT;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
