import path from 'node:path';
import { compile } from '@fastify/proxy-addr';
import { readWholeNumber } from '@tramuntana/contracts';
import { z } from 'zod';
import type { MailSettings } from './mail/smtp';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

// An empty variable counts as not set.
const unsetWhenEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** Digits only, because no operator means `0x10` or `1e3`. */
const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .transform((text) => readWholeNumber(text, { min, max }))
    .refine(
      (number) => number !== undefined,
      `must be a whole number, ${min} ${max < Number.MAX_SAFE_INTEGER ? `to ${max}` : 'or more'}`,
    );

const mailAddress = z.string().regex(/\S@\S/, 'must be an email address, or "Name <address>"');

const environment = z.object({
  HOST: unsetWhenEmpty(z.string().default('127.0.0.1')),
  PORT: unsetWhenEmpty(wholeNumber(0, 65_535).default(0)),
  DATA_DIR: unsetWhenEmpty(z.string().default('.data')),
  DATABASE_URL: unsetWhenEmpty(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  ),
  DATABASE_POOL: unsetWhenEmpty(wholeNumber(1, 1000).default(10)),
  SITE_URL: unsetWhenEmpty(
    z
      .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
  ),
  TRUSTED_PROXIES: unsetWhenEmpty(
    z
      .string()
      .transform((list) =>
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      )
      .refine(areProxies, 'must list addresses, networks as 10.0.0.0/8, or loopback, linklocal, uniquelocal')
      .default([]),
  ),
  FORM_LIMIT: unsetWhenEmpty(wholeNumber(1).default(20)),
  FORM_LIMIT_STORE: unsetWhenEmpty(z.enum(['memory', 'postgresql'], 'must be memory or postgresql').optional()),
  METRICS_PORT: unsetWhenEmpty(wholeNumber(1, 65_535).optional()),
  METRICS_HOST: unsetWhenEmpty(z.string().optional()),
  LOG_LEVEL: unsetWhenEmpty(z.enum(LOG_LEVELS).default('info')),
  SMTP_URL: unsetWhenEmpty(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional()),
  MAIL_FROM: unsetWhenEmpty(mailAddress.optional()),
  MAIL_TO: unsetWhenEmpty(mailAddress.optional()),
});

function areProxies(entries: string[]): boolean {
  try {
    compile(entries);
    return true;
  } catch {
    return false;
  }
}

export type Settings = {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Where embedded PGlite keeps its files; not used with `databaseUrl`. */
  databaseFolder: string;
  databaseUrl: string | undefined;
  /** Maximum number of this process's connections to the server. */
  poolSize: number;
  /** The site's own address, for links that leave it, without a slash at its end. */
  siteUrl: string | undefined;
  /** Proxies whose X-Forwarded-* headers count, besides those of private networks. */
  trustedProxies: string[];
  /** How often one address may send one form in ten minutes. */
  formLimit: number;
  /** Where the sends of a form are counted. */
  formLimitStore: 'memory' | 'postgresql';
  /** Port of the metrics for Prometheus; undefined where none are served. */
  metricsPort: number | undefined;
  metricsHost: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Undefined if the API sends no mail. */
  mail: MailSettings | undefined;
};

/** Reads the environment; an unusable value is an error that names the variable. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const { data, error } = environment.safeParse(variables);
  if (!data) {
    const problems = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The environment cannot be used: ${problems.join('; ')}`);
  }
  const { FORM_LIMIT_STORE: store = data.DATABASE_URL ? 'postgresql' : 'memory' } = data;
  if (store === 'postgresql' && !data.DATABASE_URL) {
    throw new Error('FORM_LIMIT_STORE is postgresql, but there is no server: set DATABASE_URL, or leave it away');
  }
  return {
    host: data.HOST,
    port: data.PORT,
    databaseFolder: path.resolve(data.DATA_DIR, 'db'),
    databaseUrl: data.DATABASE_URL,
    poolSize: data.DATABASE_POOL,
    siteUrl: data.SITE_URL,
    trustedProxies: data.TRUSTED_PROXIES,
    formLimit: data.FORM_LIMIT,
    formLimitStore: store,
    metricsPort: data.METRICS_PORT,
    metricsHost: data.METRICS_HOST ?? data.HOST,
    logLevel: data.LOG_LEVEL,
    mail: mailSettings(data),
  };
}

function mailSettings({ SMTP_URL, ...others }: z.infer<typeof environment>): MailSettings | undefined {
  if (SMTP_URL === undefined) return undefined;
  const { MAIL_FROM: from, MAIL_TO: to, SITE_URL: siteUrl } = others;
  if (from !== undefined && to !== undefined && siteUrl !== undefined) return { smtpUrl: SMTP_URL, from, to, siteUrl };
  const missing = (['MAIL_FROM', 'MAIL_TO', 'SITE_URL'] as const).filter((name) => others[name] === undefined);
  throw new Error(
    `The environment cannot be used: with SMTP_URL set, set ${missing.join(' and ')}, too; mails name sender, company and site`,
  );
}
