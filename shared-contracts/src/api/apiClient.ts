import type * as z from 'zod/mini';

/** An answer that is not ok. The message follows docs/product/texts.md#log-7. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly path: string,
    readonly status: number,
    statusText: string,
    readonly body: string,
  ) {
    super(`${status}: ${status >= 500 ? statusText : body}`);
  }
}

/** An answer of another shape than the contract promises. The message names the path and the fields. */
export class ApiShapeError extends Error {
  override readonly name = 'ApiShapeError';
  constructor(
    readonly path: string,
    readonly issues: readonly { path: PropertyKey[]; message: string }[],
  ) {
    const fields = issues.map((issue) => `${issue.path.join('.') || '(root)'}: ${issue.message}`);
    super(`${path} answered in another shape than promised: ${fields.join('; ')}`);
  }
}

export type RequestOptions = {
  signal?: AbortSignal;
  /** Further headers of a POST, such as `Idempotency-Key` (docs/product/api.md#send-5). */
  headers?: Record<string, string>;
};

/**
 * A schema, or a promise of one. A page that the server rendered makes no call, so it need not load schemas:
 * `api.get('/services', import('./schemas').then((schemas) => schemas.serviceList))`
 */
export type SchemaSource<Schema> = Schema | PromiseLike<Schema>;

/** Calls the site's API. Paths are listed in docs/product/api.md#call-1, below `/api`: `/services`, `/blog-post/3/`. */
export type ApiClient = {
  /** GET and parse. Rejects with ApiError, ApiShapeError, or the error of `fetch`. */
  get<Schema extends z.ZodMiniType>(
    path: string,
    schema: SchemaSource<Schema>,
    options?: RequestOptions,
  ): Promise<z.infer<Schema>>;
  /** Like `get`, but an unknown id (HTTP 404) is an expected answer: null. */
  find<Schema extends z.ZodMiniType>(
    path: string,
    schema: SchemaSource<Schema>,
    options?: RequestOptions,
  ): Promise<z.infer<Schema> | null>;
  /** POST JSON without credentials (docs/product/api.md#fetch-4). Returns the raw answer, with any status. */
  post(path: string, body: unknown, options?: RequestOptions): Promise<Response>;
};

export type ApiClientSettings = {
  /** The prefix of every path: `/api` in the browser, an absolute address in the server. */
  baseUrl: string;
  /** Aborts every call, for instance at the server's deadline for the page. */
  signal?: AbortSignal;
  fetch?: typeof fetch;
};

/** The default API client: JSON in, JSON out, credentials on reads only (docs/product/api.md#fetch-3). */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  const { baseUrl, signal, fetch: request = fetch } = settings;
  const within = (options?: RequestOptions) => {
    const signals = [signal, options?.signal].filter((one) => one !== undefined);
    return signals.length > 1 ? AbortSignal.any(signals) : signals[0];
  };
  const read = async <Schema extends z.ZodMiniType>(
    path: string,
    source: SchemaSource<Schema>,
    options?: RequestOptions,
  ) => {
    const calling = request(baseUrl + path, {
      credentials: 'include',
      headers: { accept: 'application/json' },
      signal: within(options),
    });
    const [response, schema] = await Promise.all([calling, source]);
    if (!response.ok) throw new ApiError(path, response.status, response.statusText, await response.text());
    const parsed = schema.safeParse(await response.json());
    if (!parsed.success) throw new ApiShapeError(path, parsed.error.issues);
    return parsed.data;
  };
  return {
    get: read,
    find: (path, schema, options) =>
      read(path, schema, options).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    post: (path, body, options) =>
      request(baseUrl + path, {
        method: 'POST',
        credentials: 'omit',
        headers: { accept: 'application/json', 'content-type': 'application/json', ...options?.headers },
        body: JSON.stringify(body),
        signal: within(options),
      }),
  };
}
