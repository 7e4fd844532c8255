import type { HTTPMethods, InjectOptions } from 'fastify';
import { buildApp } from '../app';
import { importContent } from '../content/contentImport';
import { contentFolder, type TestContent } from './contentFolder';
import { embedded } from './databases';

type TestSettings = Pick<
  Parameters<typeof buildApp>[0],
  'formLimit' | 'kept' | 'log' | 'mailer' | 'metrics' | 'now' | 'pressure' | 'trustedProxies'
>;

/** The API on an empty database with the given content. Requests use no network; `close` must be called. */
export async function testApi(content: TestContent = {}, { open } = embedded, settings: TestSettings = {}) {
  const files = contentFolder(content);
  const { database, pool, close: closeDatabase } = await open();
  await importContent(database, files.folder);
  const { formLimit, ...others } = settings;
  const app = await buildApp({
    database,
    contentFolder: files.folder,
    ...others,
    ...(formLimit && { formLimit: { pool, ...formLimit } }),
  });

  const ask = async (options: InjectOptions) => {
    const answer = await app.inject(options);
    const isJson = answer.body !== '' && String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : answer.body };
  };
  return {
    app,
    database,
    pool,
    contentFolder: files.folder,
    /** Changes the content folder and imports it. Returns false if nothing had changed. */
    reimport(changed: TestContent) {
      files.change(changed);
      return importContent(database, files.folder);
    },
    get: (path: string, headers: Record<string, string> = {}) => ask({ method: 'GET', url: `/api${path}`, headers }),
    send: (method: HTTPMethods, path: string, payload?: string, headers: Record<string, string> = {}) =>
      ask({ method: method as InjectOptions['method'], url: `/api${path}`, payload, headers }),
    head: (path: string, headers: Record<string, string> = {}) => ask({ method: 'HEAD', url: `/api${path}`, headers }),
    post: (path: string, payload: unknown, headers: Record<string, string> = {}) =>
      ask({
        method: 'POST',
        url: `/api${path}`,
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    async close() {
      await app.close();
      await closeDatabase();
      files.remove();
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof testApi>>;

/** The titles of a list, in its order. */
export const titles = ({ body }: { body: { results: { titulo: string }[] } }) =>
  body.results.map(({ titulo }) => titulo);
