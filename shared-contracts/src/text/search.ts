import { firstCharacters } from './characters';
import { singleLine } from './typedText';

/** docs/product/blog.md#search-3 */
const MAX_SEARCH = 100;

/** A search as addresses hold it, pages show it and the API takes it. Empty where nothing can be seen of it. */
export const searchText = (typed: string | null): string => firstCharacters(singleLine(typed ?? ''), MAX_SEARCH).trim();

/**
 * The words of a text in lower case, without punctuation and signs. Searches and what they search in are compared in this
 * form. It is also that of letters for layout (NFKC): `ﬁ` of a PDF is `fi`, `m²` is `m2`. A text of signs only has none.
 */
export const searchWords = (text: string): string[] =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
