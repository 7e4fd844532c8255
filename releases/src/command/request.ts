import { z } from 'zod';
import { accessId } from '../access/accessRecord';
import { grant } from '../access/grants';
import { isSecureAddress } from '../access/secureAddress';
import { policy } from '../policies/policy';

/** Lengths that no sensible argument reaches. */
const name = z.string().min(1).max(200);
const reason = z.string().max(2000).optional();
/** A day, or a moment in UTC. */
const time = z.union([z.iso.date(), z.iso.datetime()], 'is a day as 2026-11-22, or a time as 2026-11-22T10:00:00Z');
const expecting = z.strictObject({ reason, expect: name.optional() });

/** Days until an identity expires. A CI's trust has no secret, and a token is to be replaced within a year. */
const days = z.int().min(1).max(366);
const newIdentity = grant.extend({ owner: name, days });

/** The verbs that work on a store, with the arguments and options of each. `publish` is about an upload. */
export const requests = {
  status: z.strictObject({}),
  list: z.strictObject({ remote: name.optional() }),
  history: z.strictObject({
    remote: name.optional(),
    since: time.optional(),
    verify: z.boolean().optional(),
    head: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'is a hash that history --verify printed')
      .optional(),
  }),
  publish: z.strictObject({ remote: name, upload: z.string().regex(/^[0-9a-f]{64}$/, 'is the id of an upload') }),
  promote: z.strictObject({
    remote: name,
    version: name.optional(),
    options: expecting.extend({
      dropMount: z.array(name).max(100).optional(),
      override: z.string().min(1).max(2000).optional(),
    }),
  }),
  rollback: z.strictObject({ remote: name, options: expecting }),
  retire: z.strictObject({ remote: name, options: expecting }),
  canary: z.strictObject({
    remote: name,
    version: name.optional(),
    percent: z.int().min(1).optional(),
    options: z.strictObject({ reason, stop: z.boolean().optional() }),
  }),
  sign: z.strictObject({ remote: name.optional(), version: name.optional() }),
  prune: z.strictObject({
    remote: name.optional(),
    options: z.strictObject({ unusedFor: z.int().min(1).max(36_525), dryRun: z.boolean().optional() }),
  }),
  verify: z.strictObject({
    remote: name,
    version: name,
    suite: name,
    passed: z.boolean(),
    link: z
      .url({ protocol: /^https?$/, error: 'is the http:// or https:// address of a report' })
      .max(500)
      .optional(),
  }),
  'policy-list': z.strictObject({}),
  'policy-set': z.strictObject({
    remote: name,
    policy: policy.refine((one) => Object.keys(one).length > 0, 'names at least one policy'),
  }),
  'policy-clear': z.strictObject({ remote: name }),
  'access-list': z.strictObject({}),
  'access-add': newIdentity,
  'access-trust': newIdentity.extend({
    issuer: z.string().max(500).refine(isSecureAddress, 'an issuer has an https:// address'),
    audience: name,
    claims: z.record(name, name).refine((claims) => Object.keys(claims).length > 0, 'names at least one claim'),
  }),
  'access-revoke': z.strictObject({ id: accessId }),
};

/** Zod types an object without fields so that it could not have a verb either. */
type Fields<Body> = string extends keyof Body ? unknown : Body;

type Requests = { [Verb in keyof typeof requests]: { verb: Verb } & Fields<z.infer<(typeof requests)[Verb]>> };

/** A verb on a store with its arguments and options. */
export type StoreRequest = Requests[keyof Requests];

/** A verb as read from a command line. There, `publish` builds the remote. `key` needs no store. */
export type Request =
  | Exclude<StoreRequest, { verb: 'publish' }>
  | { verb: 'publish'; remote: string; upload?: undefined }
  | { verb: 'key' };

/** The request of one verb. */
export type RequestOf<Verb extends keyof Requests> = Requests[Verb];
