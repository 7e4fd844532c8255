/** The words of a page or of a part of it, as a reader sees them. Entities are not decoded. */
export const wordsOf = (html: string): string =>
  html
    .replace(/^.*<body>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
