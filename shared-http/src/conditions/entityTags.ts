import { createHash } from 'node:crypto';

/** A strong entity tag for the bytes of an answer (RFC 9110, section 8.8.3). */
export const tagOf = (payload: string | Uint8Array) =>
  `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;

/** An element of a list of tags. A comma within the quotes belongs to the tag. */
const TAG = /(?:W\/)?"[^"]*"/g;

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');

/**
 * Whether `If-None-Match` lists a tag. The comparison is weak, because only the meaning must be the same (RFC 9110, section
 * 13.1.2).
 */
export const listsTag = (header: string | undefined, tag: string): boolean =>
  tagsIn(header).some((listed) => withoutWeakness(listed) === withoutWeakness(tag));

/** Whether `If-Match` lists a tag. The comparison is strong: a weak tag matches nothing (RFC 9110, section 13.1.1). */
export const listsSameBytes = (header: string | undefined, tag: string): boolean =>
  !tag.startsWith('W/') && tagsIn(header).includes(tag);

const tagsIn = (header = ''): readonly string[] => header.match(TAG) ?? [];
