import type { HTTPMethods } from 'fastify';
import type { TestApi } from './testApi';

export type TestRequest = {
  method: HTTPMethods;
  path: string;
  payload?: string | undefined;
  headers?: Record<string, string>;
};

const STACK = /\bat \S+ \(|\bat file:|node_modules|\.ts:\d|\.cjs:\d|Failed query/;

/** Sends a request and describes the fault of its answer; undefined if there is none. A refusal is a proper answer. */
export async function answerFault(
  api: Pick<TestApi, 'send'>,
  { method, path, payload, headers }: TestRequest,
): Promise<string | undefined> {
  const answer = await api.send(method, path, payload, { 'content-type': 'application/json', ...headers });
  const { status, body } = answer;
  const type = String(answer.headers['content-type'] ?? '');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const problem =
    (status >= 500 && 'a failure') ||
    (type.includes('html') && 'HTML') ||
    (answer.headers['x-content-type-options'] !== 'nosniff' && 'a type that browsers may guess') ||
    (status >= 400 && !isRefusal(type, body) && 'a refusal of another shape') ||
    (STACK.test(text) && 'an inner detail');
  return problem
    ? `${method} ${path} ${payload?.slice(0, 200)}: ${status}, ${problem}: ${text.slice(0, 300)}`
    : undefined;
}

/** A sentence, or the newsletter's list of sentences (docs/product/api.md#call-18, docs/product/api.md#send-1). */
const isRefusal = (type: string, body: { error?: unknown; email?: unknown }) =>
  type.startsWith('application/json') && (typeof body.error === 'string' || Array.isArray(body.email));
