import { type SQL, sql } from 'drizzle-orm';
import { firstCharacters, searchWords } from 'shared-contracts';
import { postSearch } from '../schema';

// PostgreSQL refuses a word of more than 2046 bytes.
const MAX_WORD_LENGTH = 100;

/**
 * What a search compares with, for the words that `searchWords` finds in a post. PostgreSQL's own parser reads `STS-01` as a
 * word and a negative number, and with the C locale it does not lower `Á`. The vector holds Spanish stems of all words, those
 * of accented words written without accents, and all words as they are, without accents: a word that is typed is soon longer
 * than the stem, and stop words have none.
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
 * unfinished, since the list changes while somebody types. Undefined, which is no condition, for the empty search. One of
 * signs alone finds nothing (docs/product/blog.md#search-5).
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
