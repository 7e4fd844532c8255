import path from 'node:path';
import { readPort } from '@tramuntana/contracts';
import { type PublicKey, readPublicKeys } from '@tramuntana/contracts/signature';
import * as z from 'zod/mini';
import { isProxy, PROXY_FORMS, proxiesOf } from './trustedProxies';

/** Pino's levels. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const port = z.string().check(z.refine((text) => readPort(text) !== undefined, 'is a port number, 0 to 65535'));

const environment = z.object({
  PORT: z.optional(port),
  HOST: z.optional(z.string()),
  API_URL: z.url('is the address of the API, as in https://api.example/api'),
  /** Set by `npm start` when it runs the API itself; the media host is then the site's own. */
  API_IS_OWN: z.optional(z.string()),
  MEDIA_URL: z.optional(z.url('is the origin of the media host, as in https://media.example')),
  SITE_URL: z.optional(
    z.string().check(z.refine(isOrigin, 'is the address of the site alone, as in https://tramuntana.example')),
  ),
  TRUSTED_PROXIES: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => proxiesOf(text).every(isProxy),
          `lists the proxies in front of the site, separated by commas: ${PROXY_FORMS}`,
        ),
      ),
  ),
  STORE: z.string('is the folder of the release store'),
  RELEASES_KEY: z.optional(z.string()),
  DATA_DIR: z.optional(z.string()),
  SHELL_METRICS_PORT: z.optional(port),
  METRICS_HOST: z.optional(z.string()),
  RENDER_THREADS: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'is a number of threads, 1 to 9999'))),
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, `is one of ${LOG_LEVELS.join(', ')}`)),
  TEAMS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\w.~+/=-]{16,}$/, 'has at least 16 letters, digits and signs, and no space')),
  ),
  HTML_CACHE: z.optional(z.enum(['on', 'off'], "is 'on' or 'off'")),
});

export type Configuration = {
  port: number;
  host: string;
  /** Origin of the API, and the path of its base, which ends in `/api` (docs/product/api.md#fetch-1). */
  apiOrigin: string;
  apiPath: string;
  /** Empty if media come from the site's own origin. */
  mediaOrigin: string;
  /** Origin of the site, without a slash at its end; empty if it is not known. */
  siteUrl: string;
  /** The proxies whose X-Forwarded-* headers are trusted: addresses, networks and Fastify's names for networks. */
  trustedProxies: readonly string[];
  store: string;
  /** A release must be signed by one of these keys. Without any, no release needs a signature. */
  signatureKeys: readonly PublicKey[];
  /** The folder that keeps the figures of releases over a restart; undefined if none does. */
  dataFolder: string | undefined;
  /** The port that serves figures for Prometheus; undefined if none does. */
  metricsPort: number | undefined;
  /** The address of that port. */
  metricsHost: string;
  /** How many releases may have a render thread at a time; undefined to compute it from the memory. */
  renderThreads: number | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  cacheHtml: boolean;
  /** The token that the teams enter once to pin versions; undefined if they cannot. */
  teamsToken: string | undefined;
};

/** Links of pages begin at the root of the site, so its address may not have a path. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

/** Reads the server's settings. Throws an error that names every wrong setting and its valid form. */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The shell cannot start with these settings: ${problems.join('; ')}`);
  }
  const {
    PORT = '3000',
    HOST = '::',
    API_URL,
    API_IS_OWN,
    MEDIA_URL,
    SITE_URL,
    TRUSTED_PROXIES = '',
    STORE,
    RELEASES_KEY,
    DATA_DIR,
    SHELL_METRICS_PORT,
    METRICS_HOST = '127.0.0.1',
    RENDER_THREADS,
    LOG_LEVEL,
    HTML_CACHE,
    TEAMS_TOKEN,
  } = parsed.data;
  const api = new URL(API_URL);
  const apiPath = api.pathname.replace(/\/+$/, '');
  return {
    port: Number(PORT),
    host: HOST,
    apiOrigin: api.origin,
    apiPath: apiPath.endsWith('/api') ? apiPath : `${apiPath}/api`,
    mediaOrigin: MEDIA_URL ? new URL(MEDIA_URL).origin : API_IS_OWN ? '' : api.origin,
    siteUrl: SITE_URL ? new URL(SITE_URL).origin : '',
    trustedProxies: proxiesOf(TRUSTED_PROXIES),
    store: path.resolve(STORE),
    signatureKeys: RELEASES_KEY === undefined ? [] : readPublicKeys(RELEASES_KEY),
    dataFolder: DATA_DIR === undefined ? undefined : path.resolve(DATA_DIR),
    metricsPort: SHELL_METRICS_PORT === undefined ? undefined : Number(SHELL_METRICS_PORT),
    metricsHost: METRICS_HOST,
    renderThreads: RENDER_THREADS === undefined ? undefined : Number(RENDER_THREADS),
    logLevel: LOG_LEVEL ?? 'info',
    cacheHtml: HTML_CACHE !== 'off',
    teamsToken: TEAMS_TOKEN,
  };
}
