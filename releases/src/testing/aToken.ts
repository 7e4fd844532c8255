import type { AccessRecords } from '../access/AccessRecords';
import type { TokenRecord } from '../access/accessRecord';
import { createId, createToken } from '../access/token';

const DAY = 24 * 60 * 60_000;

/** Stores an identity that may read `mfe-blog` for a day, unless the test says otherwise. Gives its token and its record. */
export async function aToken(access: AccessRecords, over: Partial<TokenRecord> = {}) {
  const id = createId();
  const { token, hash } = createToken(id);
  const record: TokenRecord = {
    schema: 1,
    kind: 'token',
    id,
    hash,
    owner: 'ana',
    rights: ['read'],
    remotes: ['mfe-blog'],
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + DAY).toISOString(),
    ...over,
  };
  await access.add(record);
  return { token, record };
}
