import { type SQL, sql } from 'drizzle-orm';
import { postSearch } from './schema';

// Beyond this many words a search says nothing new, and every word costs.
const MAX_WORDS = 12;
// PostgreSQL refuses a word of more than 2046 bytes.
const MAX_WORD_LENGTH = 100;
// A shorter beginning of a word would find nearly everything.
const MIN_PREFIX = 3;

/**
 * The words of a text: lower case, no punctuation. Posts are stored and searches are asked in this form, because
 * PostgreSQL's own parser reads `STS-01` as a word and a negative number, and a server with the C locale leaves `Á` as it is.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** What a search compares with: the words' Spanish stems, and those of words with accents as people type them without. */
export function searchVector(words: readonly string[]): SQL<string> {
  const accented = words.filter((word) => /[^a-z0-9]/.test(word));
  const plain = sql`to_tsvector('spanish', without_accents(${accented.join(' ')}))`;
  const vector = sql`to_tsvector('spanish', ${words.join(' ')}) || ${plain}`;
  // Where in the text a word stands is never asked.
  return sql<string>`strip(${vector})`;
}

/**
 * Posts that have every word of the search, in any inflection and with or without accents. The last word may be the
 * beginning of one, since people look at the list while they type. Undefined when the text has no word: no condition.
 */
export function postsMatching(search: string): SQL | undefined {
  const words = wordsOf(search)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
  if (words.length === 0) return undefined;
  const conditions = words.map((word, index) => {
    const inflected = sql`plainto_tsquery('spanish', ${word}) || plainto_tsquery('spanish', without_accents(${word}))`;
    const unfinished = index === words.length - 1 && word.length >= MIN_PREFIX;
    return unfinished
      ? sql`(${inflected} || to_tsquery('simple', without_accents(${word}) || ':*'))`
      : sql`(${inflected})`;
  });
  return sql`${postSearch.search} @@ (${sql.join(conditions, sql` && `)})`;
}
