/** The words of a page or of a part of one, as a reader has them. Entities stay. */
export const wordsOf = (html: string): string =>
  html
    .replace(/^.*<body>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
