import { z } from 'zod';
import { grant } from './grants';

/** Identifies a record, and is part of a token. */
export const accessId = z.string().regex(/^[0-9a-f]{16}$/, 'an id has 16 hexadecimal digits');

const record = grant.extend({
  schema: z.literal(1),
  id: accessId,
  /** The team, person or CI that uses the identity: the author in the history. */
  owner: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().optional(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().optional(),
  revokedBy: z.string().optional(),
});

const tokenRecord = record.extend({
  kind: z.literal('token'),
  /** SHA-256 of the whole token. The token has 256 random bits, so a slow hash would not make it safer. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

const trustRecord = record.extend({
  kind: z.literal('trust'),
  /** Issuer and audience of the tokens of a CI (OpenID Connect), and the claims that they must have. */
  issuer: z.string(),
  audience: z.string(),
  claims: z.record(z.string(), z.string()),
});

/** An identity: a token that this store gave out, or the trust in tokens of a CI. */
export const accessRecord = z.discriminatedUnion('kind', [tokenRecord, trustRecord]);

export type TokenRecord = z.infer<typeof tokenRecord>;
export type TrustRecord = z.infer<typeof trustRecord>;
export type AccessRecord = z.infer<typeof accessRecord>;

/** Why a record cannot be used at a time (milliseconds since the epoch); undefined if it can. */
export function unusable({ expiresAt, revokedAt }: AccessRecord, now = Date.now()): 'revoked' | 'expired' | undefined {
  if (revokedAt !== undefined) return 'revoked';
  return Date.parse(expiresAt) <= now ? 'expired' : undefined;
}
