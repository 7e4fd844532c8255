import type { FastifyInstance } from 'fastify';
import type { Problem } from './answers/problem';

const NOT_ALLOWED: Problem = { error: 'Esta dirección no admite el método de la petición' };

/** The methods of every path that gets a route in this scope from now on. Hidden routes stay unknown. */
export function recordMethods(scope: FastifyInstance): Map<string, Set<string>> {
  const methodsOf = new Map<string, Set<string>>();
  scope.addHook('onRoute', ({ routePath, method, schema }) => {
    if (schema?.hide) return;
    const known = methodsOf.get(routePath) ?? new Set();
    methodsOf.set(routePath, known);
    for (const name of [method].flat()) known.add(name);
  });
  return methodsOf;
}

/** Answers every other method of these paths with 405 and lists the allowed ones (RFC 9110, section 15.5.6). */
export function refuseOtherMethods(scope: FastifyInstance, methodsOf: ReadonlyMap<string, ReadonlySet<string>>): void {
  for (const [url, allowed] of [...methodsOf]) {
    const method = scope.supportedMethods.filter((name) => !allowed.has(name));
    const allow = [...allowed].join(', ');
    scope.route({
      method,
      url,
      schema: { hide: true },
      // Before the body is read: its type and size do not matter.
      onRequest: async (_request, reply) => reply.code(405).header('allow', allow).send(NOT_ALLOWED),
      handler: async () => NOT_ALLOWED,
    });
  }
}
