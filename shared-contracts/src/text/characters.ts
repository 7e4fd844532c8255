/**
 * The length of a text in code points, as JSON Schema's `maxLength` and PostgreSQL count. All limits are counted so, after
 * `singleLine` or `multiLine` (docs/product/texts.md#typed-3). The attribute `maxlength` counts UTF-16 units, so no field has it.
 */
export const countCharacters = (text: string): number => [...text].length;

/**
 * What a reader sees as one character (a grapheme cluster of Unicode's UAX 29): a letter with its marks, a flag, an emoji
 * with its tone, joined emoji. Marks beyond 30 begin another one, as in UAX 15's stream-safe format. Without
 * `Intl.Segmenter`, whose versions differ between browsers and server, and whose first use blocks a phone.
 */
const CLUSTER =
  /\p{Regional_Indicator}{2}|.(?:[\p{M}\p{Emoji_Modifier}\u200c\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?){0,30}/gsu;

/** The beginning of a text, at most `max` code points long. It ends between two characters that a reader sees. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  let count = 0;
  for (const [cluster] of text.matchAll(CLUSTER)) {
    count += countCharacters(cluster);
    if (count > max) break;
    end += cluster.length;
  }
  return text.slice(0, end);
}
