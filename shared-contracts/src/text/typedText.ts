/** What shows nothing by itself, but means something where it stands. */
const MEANINGFUL = [
  // Emoji that are joined to one, such as a family.
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/u,
  // The look of a sign, in colour or as text; that of a keycap.
  /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3)/u,
  // The letters of a region in its flag, such as England's.
  /(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]{0,6})[\u{e0020}-\u{e007f}]/u,
  // Whether letters are joined, in scripts such as those of Persian and Hindi.
  /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}])[\u200c\u200d](?=\p{L})/u,
];

/**
 * Characters that show nothing, as other programs leave them in what is copied: zero-width spaces, soft hyphens, byte order
 * marks, direction marks and overrides (Unicode's `Default_Ignorable_Code_Point`).
 */
const INVISIBLE = /* @__PURE__ */ new RegExp(
  `(?!${/* @__PURE__ */ MEANINGFUL.map(({ source }) => source).join('|')})\\p{Default_Ignorable_Code_Point}`,
  'gu',
);

/** The halves of a broken surrogate pair, which no encoding can hold. */
const LONE_SURROGATES = /\p{Cs}/gu;

const visible = (text: string) => text.replace(INVISIBLE, '').replace(LONE_SURROGATES, '').normalize('NFC');

/**
 * Text from outside as one line: a name, a search, a tag, an address, a telephone number. It is composed (NFC) and has
 * single spaces, no blanks at its ends, and neither control characters nor any that show nothing.
 */
export const singleLine = (text: string): string =>
  visible(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/**
 * Text from outside of several lines: a message, a review. As `singleLine`, but spaces stay, and so do line breaks. A line
 * break is one `\n`: a form that is sent without scripts has CR LF (HTML standard, "converting an entry list").
 */
export const multiLine = (text: string): string =>
  visible(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
