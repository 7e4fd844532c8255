import { z } from 'zod';

/** The zone of hours, unless a policy names another one: the company's. */
const COMPANY_ZONE = 'Europe/Madrid';

const hour = z.int().min(0).max(23);

/** The policies of a remote. Each is off unless it is here. Rollback and retire are free, so that no incident waits. */
export const policy = z.strictObject({
  /** The identity that published a version may not promote it. */
  secondPerson: z.literal(true).optional(),
  /** The last verdict of QA on a version must be that it passed. */
  verified: z.literal(true).optional(),
  /** No promotion from one hour to another. */
  hours: z
    .strictObject({
      from: hour,
      to: hour,
      timeZone: z.string().max(100).refine(isTimeZone, 'is a time zone as Europe/Madrid').default(COMPANY_ZONE),
    })
    .refine(({ from, to }) => from !== to, 'begin and end at different hours')
    .optional(),
  /** The version must be a canary with so many percent of the visitors since so many minutes. */
  canary: z.strictObject({ percent: z.int().min(1).max(50), minutes: z.int().min(1).max(10_080) }).optional(),
  /** The most bytes of scripts that a page may need. The check of an upload reads it. */
  pageBytes: z.int().min(1).max(100_000_000).optional(),
});

/** The judgement of QA on a version. */
export const verdict = z.strictObject({
  suite: z.string(),
  passed: z.boolean(),
  link: z.string().optional(),
  at: z.iso.datetime(),
  who: z.string().optional(),
});

/** A remote's policies, and the last verdict on each of its versions. */
export const policyRecord = z.strictObject({
  schema: z.literal(1),
  remote: z.string(),
  policy,
  changedAt: z.iso.datetime().optional(),
  changedBy: z.string().optional(),
  verdicts: z.record(z.string(), verdict),
});

export type Policy = z.infer<typeof policy>;
export type Verdict = z.infer<typeof verdict>;
export type PolicyRecord = z.infer<typeof policyRecord>;

/** The policies of remotes in a store. Every call reads or writes the store itself, so a change holds on every machine at once. */
export interface PolicyRecords {
  /** The record of a remote; undefined if it never had a policy or verdict. */
  find(remote: string): Promise<PolicyRecord | undefined>;
  /** Replaces the record of its remote. The caller holds the remote's lock. */
  replace(record: PolicyRecord): Promise<void>;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
