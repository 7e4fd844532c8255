import { createHash } from 'node:crypto';
import type { TeamIdentity } from '../store/TeamIdentities';

/** An identity of the release service that may read for a day, with its token. */
export function anIdentity(over: Partial<TeamIdentity> = {}) {
  const id = over.id ?? '0123456789abcdef';
  const token = `trd_${id}_${'a'.repeat(43)}`;
  const hash = createHash('sha256').update(token).digest('hex');
  const expiresAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  return { token, identity: { id, hash, owner: 'ana', expiresAt, ...over } };
}
