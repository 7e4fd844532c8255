import type { FastifyInstance, HTTPMethods } from 'fastify';

type JsonSchema = { type?: string; format?: string; enum?: unknown[]; minLength?: number; default?: unknown };
type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema?: JsonSchema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content?: { 'application/json'?: { schema?: { properties?: Record<string, JsonSchema> } } } };
};

/** A call from the API's own description. */
export type DescribedCall = {
  method: HTTPMethods;
  /** As in `/api/blog-post/{id}/`. */
  path: string;
  parameters: Parameter[];
  /** The fields of its JSON body with a value that each accepts; undefined where it takes no body. */
  body: Record<string, unknown> | undefined;
};

/** Every call of the OpenAPI description, so that a new one is tested without being named. */
export function describedCalls(app: Pick<FastifyInstance, 'swagger'>): DescribedCall[] {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const fields = requestBody?.content?.['application/json']?.schema?.properties;
      const body = fields && Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, sample(schema)]));
      return { method: method.toUpperCase() as HTTPMethods, path, parameters, body };
    }),
  );
}

function sample({ type, format, enum: words, minLength = 1 }: JsonSchema): unknown {
  if (words) return words[0];
  if (format === 'email') return 'ona@example.com';
  if (type === 'number' || type === 'integer') return 1;
  if (type === 'boolean') return true;
  return 'a'.repeat(minLength);
}

/** The call with this value for one parameter, and with `1` for the others in its path. */
export function requestWith({ method, path, parameters, body }: DescribedCall, at?: Parameter, value = '') {
  const written = encodeURIComponent(value.toWellFormed());
  const url = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name }) => text.replace(`{${name}}`, name === at?.name ? written : '1'), path);
  return {
    method,
    path: `${url.replace(/^\/api/, '')}${at?.in === 'query' ? `?${at.name}=${written}` : ''}`,
    payload: body && JSON.stringify(body),
    // Node sends and reads no other characters in a header.
    headers: at?.in === 'header' ? { [at.name]: value.replace(/[^\x20-\x7e\xa0-\xff]/g, '') } : {},
  };
}
