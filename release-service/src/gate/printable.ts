const MOST_CHARACTERS = 1_000;

/** A text of a release as a person's terminal may show it: without control characters, which could move its cursor. */
export const printable = (text: string): string =>
  text.slice(0, MOST_CHARACTERS).replace(/\p{Cc}/gu, (character) => (character === '\n' ? '\n' : '?'));
