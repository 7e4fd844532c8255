import { findSection, sectionIds } from '@tramuntana/contracts';
import { DomUtils, parseDocument } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { policy } from '../content/sanitise';

/**
 * A post's body for feed readers. Addresses are resolved against the post's own, a picture has one size, and a link replaces
 * each iframe. `postAddress` is a path if the site's own address is not known.
 */
export function feedBody(html: string, postAddress: string): string {
  const ids = sectionsOf(html);
  return sanitizeHtml(html, {
    ...policy,
    // No ids: a feed reader may show several posts in one document, where their ids would collide.
    allowedAttributes: { ...policy.allowedAttributes, '*': [], a: ['href'], img: ['src', 'alt', 'width', 'height'] },
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href: linkFrom(postAddress, href, ids) } }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: resolve(attribs.src ?? '', postAddress) } }),
      iframe: (_tagName, { src = '' }) => ({ tagName: 'a', attribs: { href: src }, text: src }),
    },
    // The import has filtered the pictures already. Its filter expects paths, so it would drop resolved addresses.
    exclusiveFilter: () => false,
  });
}

/** The ids of the sections that the post's page has (docs/product/blog.md#post-12). */
function sectionsOf(html: string): ReadonlySet<string> {
  const names = DomUtils.getElementsByTagName('*', parseDocument(html)).map((element) => {
    const heading = /^h[2-4]$/.test(element.name) ? DomUtils.getText(element).trim() : '';
    return element.attribs.id || element.attribs.name || heading;
  });
  return new Set(names.filter(Boolean).map(sectionIds()));
}

/** A link to a section leads to the post's page, and there to the section if the page has it. */
function linkFrom(postAddress: string, href: string, ids: ReadonlySet<string>): string {
  if (href === '') return '';
  if (!href.startsWith('#')) return resolve(href, postAddress);
  const id = findSection(href, ids);
  return id ? `${postAddress}#${encodeURIComponent(id)}` : postAddress;
}

const UNKNOWN_SITE = 'https://site.invalid';

/** Resolves an address as a browser on the post's page does. An invalid address stays as it is. */
function resolve(address: string, postAddress: string): string {
  const base = new URL(postAddress, UNKNOWN_SITE);
  const resolved = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!resolved) return address;
  return resolved.origin === UNKNOWN_SITE ? resolved.href.slice(UNKNOWN_SITE.length) : resolved.href;
}
