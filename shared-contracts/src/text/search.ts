import { firstCharacters } from './characters';
import { singleLine } from './typedText';

/** docs/product/blog.md#search-3 */
const MAX_SEARCH = 100;

/** A search in the form that addresses, pages and the API use. Empty if the text shows nothing. */
export const searchText = (typed: string | null): string => firstCharacters(singleLine(typed ?? ''), MAX_SEARCH).trim();

/**
 * The words of a text in lower case, without punctuation and signs. Searches and searched texts are compared in this form.
 * Typographic letters become plain ones (NFKC): `ﬁ` from a PDF is `fi`, `m²` is `m2`. A text of signs has no words.
 */
export const searchWords = (text: string): string[] =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
