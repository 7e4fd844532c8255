const range = (first: string, last: string) => {
  const start = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) => String.fromCharCode(start + index)).join(
    '',
  );
};

/**
 * The characters in the cut fonts: the letters of Spanish and Catalan, and the signs of the site's own texts. Other letters,
 * such as those of Łódź, come from the full fonts. After a change, run `npm run fonts -w shared-ui`.
 */
export const LETTERS = [
  range(' ', '~'),
  'ÀÁÇÈÉÍÏÑÒÓÚÜàáçèéíïñòóúü',
  '\u00A0\u202F¡¿ªº·«»‘’“”–—…•',
  '€©™°±²³×−≈≠≤≥‰←→',
].join('');

/** Characters in the format of CSS's `unicode-range`. */
export function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');
}
