import { type SQL, sql } from 'drizzle-orm';
import { postSearch } from '../schema';

// Each word costs time. More than these hardly change what is found.
const MAX_WORDS = 12;
// PostgreSQL refuses a word of more than 2046 bytes.
const MAX_WORD_LENGTH = 100;
// A shorter beginning of a word would find nearly all posts.
const MIN_PREFIX = 3;

/**
 * The words of a text, in lower case and without punctuation. Both posts and searches are given to PostgreSQL in this
 * form. Its own parser reads `STS-01` as a word and a negative number, and with the C locale it does not lower `Á`.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/**
 * What a search compares with: Spanish stems of all words, those of accented words written without accents, and all words
 * as they are, without accents. A word that is typed is soon longer than the stem, and stop words have none.
 */
export function searchVector(words: readonly string[]): SQL<string> {
  const accented = words.filter((word) => /[^a-z0-9]/.test(word));
  const plain = sql`to_tsvector('spanish', without_accents(${accented.join(' ')}))`;
  const text = words.join(' ');
  const vector = sql`to_tsvector('spanish', ${text}) || ${plain} || to_tsvector('simple', without_accents(${text}))`;
  // Positions of words are never asked for, so they are not stored.
  return sql<string>`strip(${vector})`;
}

/**
 * Posts that have every word of the search, in any inflection and with or without accents. The last word may be
 * unfinished, since the list changes while somebody types. Undefined, which is no condition, where the text has no word.
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
