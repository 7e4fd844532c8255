import { listsSameBytes, listsTag } from './entityTags';
import { readHttpDate } from './httpDate';

/** The headers of a request that are conditions, and the range that they guard. */
export const CONDITIONS = [
  'if-match',
  'if-unmodified-since',
  'if-none-match',
  'if-modified-since',
  'if-range',
  'range',
] as const;

export type Conditions = Partial<Record<(typeof CONDITIONS)[number], string>>;

/** The version of an answer: `ETag` and `Last-Modified`. */
export type Validators = { etag?: string | undefined; lastModified?: string | undefined };

/** Judges the conditions of a GET or HEAD against a 200 answer, in the order of RFC 9110, section 13.2.2. */
export function judgePreconditions(asked: Conditions, answer: Validators): 'met' | 'failed' | 'not modified' {
  const modified = readHttpDate(answer.lastModified);
  if (asked['if-match'] !== undefined) {
    if (!isAny(asked['if-match']) && !listsSameBytes(asked['if-match'], answer.etag ?? '')) return 'failed';
  } else {
    const since = readHttpDate(asked['if-unmodified-since']);
    if (since !== undefined && modified !== undefined && modified > since) return 'failed';
  }
  if (asked['if-none-match'] !== undefined) {
    const isKnown = isAny(asked['if-none-match']) || (answer.etag && listsTag(asked['if-none-match'], answer.etag));
    return isKnown ? 'not modified' : 'met';
  }
  const since = readHttpDate(asked['if-modified-since']);
  return since !== undefined && modified !== undefined && modified <= since ? 'not modified' : 'met';
}

/**
 * Whether a part of this version fits the part that the client has (RFC 9110, section 13.1.5). A weak tag proves nothing
 * about bytes. A date does so only if the file cannot have changed twice within its second.
 */
export function allowsRange({ 'if-range': condition }: Conditions, answer: Validators, now = Date.now()): boolean {
  if (condition === undefined) return true;
  if (condition.includes('"')) return condition === answer.etag && !condition.startsWith('W/');
  const modified = readHttpDate(answer.lastModified);
  return modified !== undefined && condition === answer.lastModified && now - modified >= 1000;
}

const isAny = (header: string) => header.trim() === '*';
