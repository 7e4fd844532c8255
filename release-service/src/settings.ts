import path from 'node:path';
import { readPort } from '@tramuntana/contracts';
import { readSignatureKeys, type SignatureKeys } from 'releases';
import { z } from 'zod';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

// An empty variable counts as not set.
const unsetWhenEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** `127.0.0.1:4100`, `[::1]:4100`. */
const ADDRESS = /^(?:\[([\da-f:]+)\]|([^:]+)):(\d+)$/i;

const address = z.string('must be an address to listen on, as 127.0.0.1:4100').transform((text, context) => {
  const [, ipv6, name, digits = ''] = ADDRESS.exec(text) ?? [];
  const host = ipv6 ?? name;
  const port = readPort(digits);
  if (host !== undefined && port !== undefined) return { host, port };
  context.addIssue('must be an address to listen on, as 127.0.0.1:4100');
  return z.NEVER;
});

const environment = z.object({
  RELEASES_LISTEN: unsetWhenEmpty(address),
  RELEASES_URL: unsetWhenEmpty(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be the postgres:// address of the store' }).optional(),
  ),
  API_URL: unsetWhenEmpty(z.url({ protocol: /^https?$/, error: 'must be the address of the API' }).optional()),
  DATA_DIR: unsetWhenEmpty(z.string().default('.data')),
  LOG_LEVEL: unsetWhenEmpty(z.enum(LOG_LEVELS).default('info')),
});

export type Settings = {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The database that holds the store; undefined where the store is `folder`. */
  url: string | undefined;
  folder: string;
  /** The API that gives the pages of an uploaded release their data; undefined if there is none. */
  apiUrl: string | undefined;
  signatureKeys: SignatureKeys;
  logLevel: (typeof LOG_LEVELS)[number];
};

/** Reads the environment; an unusable value is an error that names the variable. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const { data, error } = environment.safeParse(variables);
  if (!data) {
    const problems = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The environment cannot be used: ${problems.join('; ')}`);
  }
  const folder = path.resolve(data.DATA_DIR, 'releases');
  return {
    ...data.RELEASES_LISTEN,
    url: data.RELEASES_URL,
    folder,
    apiUrl: data.API_URL,
    signatureKeys: readSignatureKeys(variables),
    logLevel: data.LOG_LEVEL,
  };
}
