import type { ShellOffer } from '@tramuntana/contracts';
import type { FastifyInstance } from 'fastify';

/** A minute, because a check before publishing must soon know of a new shell. */
const MAX_AGE = 'public, max-age=60, must-revalidate';

/** Serves what this shell lends to remotes. Teams compare with it before they publish (`remote check --from`). */
export function offerRoute(app: FastifyInstance, offer: ShellOffer): void {
  // As text, so that it gets an entity tag.
  const body = JSON.stringify(offer);
  app.get('/releases/offer.json', (_request, reply) =>
    reply.header('cache-control', MAX_AGE).type('application/json; charset=utf-8').send(body),
  );
}
