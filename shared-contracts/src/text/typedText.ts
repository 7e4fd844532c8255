/** Characters that are invisible by themselves but matter in their context. */
const MEANINGFUL = [
  // A joiner between emoji, as in a family.
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/u,
  // The choice between a sign's colour and text forms, and a keycap's form.
  /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3)/u,
  // The letters that name a region in a flag, such as England's.
  /(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]{0,6})[\u{e0020}-\u{e007f}]/u,
  // Joiners between letters, in scripts such as those of Persian and Hindi.
  /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}])[\u200c\u200d](?=\p{L})/u,
];

/**
 * Invisible characters that other programs leave in copied text: zero-width spaces, soft hyphens, byte order marks,
 * direction marks and overrides (Unicode's `Default_Ignorable_Code_Point`).
 */
const INVISIBLE = /* @__PURE__ */ new RegExp(
  `(?!${/* @__PURE__ */ MEANINGFUL.map(({ source }) => source).join('|')})\\p{Default_Ignorable_Code_Point}`,
  'gu',
);

/** The halves of a broken surrogate pair. No encoding can represent them. */
const LONE_SURROGATES = /\p{Cs}/gu;

const visible = (text: string) => text.replace(INVISIBLE, '').replace(LONE_SURROGATES, '').normalize('NFC');

/**
 * Text from outside as one line: a name, a search, a tag, an address, a telephone number. It is composed (NFC), with single
 * spaces and no blanks at its ends. Control characters and invisible ones are removed.
 */
export const singleLine = (text: string): string =>
  visible(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/**
 * Text from outside with several lines: a message, a review. Like `singleLine`, but spaces and line breaks stay. Every line
 * break becomes `\n`, because a form without scripts sends CR LF (HTML standard, "converting an entry list").
 */
export const multiLine = (text: string): string =>
  visible(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
