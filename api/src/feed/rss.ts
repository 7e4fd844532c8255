import type { Post } from '@tramuntana/contracts';
import { offsetOfMadrid } from '../data/posts/madridDay';
import { feedBody } from './feedBody';

const TITLE = 'Blog de Tramuntana Drones';
const DESCRIPTION = 'Normativa, técnica de vuelo, equipos y casos prácticos, contados por quienes pilotan.';

/**
 * The blog's feed (RSS 2.0), newest post first. `siteUrl` is the site's origin, without a slash at its end. If it is empty,
 * links are paths, which feed readers resolve against the feed's own address.
 */
export function rss(posts: readonly Post[], siteUrl: string): string {
  const newest = posts[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', TITLE),
    element('link', `${siteUrl}/blog`),
    element('description', DESCRIPTION),
    element('language', 'es-ES'),
    ...(newest ? [element('lastBuildDate', rfc822(newest.fecha))] : []),
    ...(siteUrl ? [`<atom:link href="${xml(`${siteUrl}/api/rss.xml`)}" rel="self" type="application/rss+xml"/>`] : []),
    ...posts.map((post) => item(post, siteUrl)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item(post: Post, siteUrl: string): string {
  const address = `${siteUrl}/blog/post/${post.id}`;
  return [
    '<item>',
    element('title', post.titulo),
    element('link', address),
    `<guid isPermaLink="${siteUrl !== ''}">${xml(address)}</guid>`,
    element('pubDate', rfc822(post.fecha)),
    element('dc:creator', post.author),
    ...post.tags.map(({ name }) => element('category', name)),
    element('description', post.resumen ?? ''),
    element('content:encoded', feedBody(cover(post) + post.content, address)),
    '</item>',
  ].join('\n');
}

const cover = ({ imagen, picture }: Post) => `<p><img src="${xml(imagen)}" alt="${xml(picture?.alt ?? '')}"></p>\n`;

const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`;

// A post has a day and no time: it appears when the day begins in Madrid (docs/product/blog.md#blog-12).
const rfc822 = (fecha: string) => new Date(fecha).toUTCString().replace('GMT', offsetOfMadrid(fecha));

// XML 1.0 allows most control characters nowhere, not even escaped.
const xml = (text: string) =>
  text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
