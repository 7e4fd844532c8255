import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { TokenRecord } from './accessRecord';

/** The prefix lets scanners of secrets find tokens, and tells them from the tokens of a CI. */
const TOKEN = /^trd_([0-9a-f]{16})_[A-Za-z0-9_-]{43}$/;

/** A new id of a record. */
export const createId = (): string => randomBytes(8).toString('hex');

/** A new token with 256 random bits, and its hash. Only the hash is stored. */
export function createToken(id: string): { token: string; hash: string } {
  const token = `trd_${id}_${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashOf(token).toString('hex') };
}

/** The id of the record that a token belongs to; undefined for a text of another form. */
export const idOfToken = (text: string): string | undefined => TOKEN.exec(text)?.[1];

/** Whether a token is the one of a record. The time of the comparison does not depend on the token. */
export const isTokenOf = ({ hash }: TokenRecord, token: string): boolean =>
  timingSafeEqual(Buffer.from(hash, 'hex'), hashOf(token));

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
