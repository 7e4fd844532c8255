import sanitizeHtml from 'sanitize-html';
import { FILES_PATH } from './mediaCatalog';

/** The HTML that a text may contain. */
export const policy: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'br'],
    ...['a', 'strong', 'em', 'b', 'i', 's', 'del', 'sup', 'sub', 'abbr', 'cite', 'q', 'code', 'kbd', 'mark', 'small'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
    'iframe',
  ],
  allowedAttributes: {
    // Links within a text lead to ids, which the page and the feed replace with their own (docs/product/blog.md#post-12).
    '*': ['id'],
    a: ['href', 'name', 'rel'],
    abbr: ['title'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    // The page loads an iframe only after the reader's click (docs/product/blog.md#post-9), so address and title are enough.
    iframe: ['src', 'title'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
  },
  allowedClasses: { code: ['language-*'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { iframe: ['https'] },
  allowIframeRelativeUrls: false,
  allowProtocolRelative: false,
  transformTags: {
    // The page's own heading is the only h1.
    h1: 'h2',
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, ...(attribs.srcset && { srcset: ownSources(attribs.srcset) }) },
    }),
    a: (tagName, { href: written, ...attribs }) => {
      const href = written && withScheme(written);
      return {
        tagName,
        attribs: {
          ...attribs,
          ...(href && { href }),
          ...(/^https?:/i.test(href ?? '') && { rel: 'noopener noreferrer' }),
        },
      };
    },
    iframe: (tagName, { src, ...attribs }) => ({
      tagName,
      attribs: { ...(src && { src: withScheme(src) }), ...attribs },
    }),
  },
  // A picture from another host would tell that host about each reader of the post.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !attribs.src?.startsWith(FILES_PATH)) || (tag === 'iframe' && !attribs.src),
};

/** Adds a scheme to `//host/a`, which takes the scheme of the page around it. In a feed there is no such page. */
const withScheme = (address: string): string => address.replace(/^\s*[/\\]{2,}/, 'https://');

/** The candidates of a `srcset` that are files of the site. */
const ownSources = (srcset: string): string =>
  srcset
    .split(',')
    .map((candidate) => candidate.trim())
    .filter((candidate) => candidate.startsWith(FILES_PATH))
    .join(', ');

/** Reduces HTML to the elements that a text needs: nothing that runs, and no pictures from other hosts. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, policy).trim();

/** The readable text of sanitised HTML, with a space where a tag stood. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|quot);/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
