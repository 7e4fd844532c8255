/**
 * The length of a text in code points, like JSON Schema's `maxLength` and PostgreSQL. All limits use it, after `singleLine`
 * or `multiLine` (docs/product/texts.md#typed-3). No field has the attribute `maxlength`, because browsers count UTF-16
 * units.
 */
export const countCharacters = (text: string): number => [...text].length;

/**
 * A character as readers see it (a grapheme cluster of Unicode's UAX 29): a letter with its marks, a flag, an emoji with its
 * tone, joined emoji. More than 30 marks begin a new one, as in UAX 15's stream-safe format. `Intl.Segmenter` is not used:
 * its versions differ between browsers and server, and its first use blocks a phone.
 */
const CLUSTER =
  /\p{Regional_Indicator}{2}|.(?:[\p{M}\p{Emoji_Modifier}\u200c\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?){0,30}/gsu;

/** The beginning of a text, at most `max` code points long. It never cuts a visible character in two. */
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
