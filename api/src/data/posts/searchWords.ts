import { firstCharacters, searchWords } from '@tramuntana/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { postSearch } from '../schema';

// PostgreSQL refuses a word of more than 2046 bytes.
const MAX_WORD_LENGTH = 100;

/**
 * The search vector for a post's words, as `searchWords` finds them. PostgreSQL's own parser would split `STS-01`, and would
 * not lower `Á` in the C locale. The vector holds Spanish stems, with and without accents, and the whole words without
 * accents. Whole words match unfinished words, which are soon longer than the stem, and stop words, which have no stem.
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
 * The condition for posts that have every word of the search, in any inflection, with or without accents. The last word may
 * be unfinished, because the list changes while a visitor types. Undefined for an empty search, which has no condition. A
 * search of signs alone finds nothing (docs/product/blog.md#search-5).
 */
export function postsMatching(search: string): SQL | undefined {
  if (search === '') return undefined;
  const words = searchWords(search).map((word) => firstCharacters(word, MAX_WORD_LENGTH));
  if (words.length === 0) return sql`false`;
  const conditions = words.map((word, index) => {
    const inflected = sql`plainto_tsquery('spanish', ${word}) || plainto_tsquery('spanish', without_accents(${word}))`;
    return index === words.length - 1
      ? sql`(${inflected} || to_tsquery('simple', without_accents(${word}) || ':*'))`
      : sql`(${inflected})`;
  });
  return sql`${postSearch.search} @@ (${sql.join(conditions, sql` && `)})`;
}
