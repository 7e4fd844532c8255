import type { Params } from 'react-router-dom';
import type { Picture } from '../api/picture';
import type { ShellServices } from './shellServices';

/** A page's metadata. The shell writes it into the document, in the server and on navigation. */
export type Head = {
  /** Without the company's name, because the shell appends it. */
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Path of the page's canonical address, if it differs from the requested one. */
  canonicalPath?: string;
  /**
   * Picture for social cards: a path of this site or of the media host, with its size in pixels and its format if known.
   * Without one, the shell shows the company's picture.
   */
  image?: { src: string; alt: string; width?: number; height?: number; type?: string };
  /** The same content in other formats, such as a feed, for links with `rel="alternate"`. `href` is a path of this site. */
  alternates?: readonly { type: string; title: string; href: string }[];
  type?: 'website' | 'article' | 'product' | 'video.other';
  noindex?: boolean;
  /** schema.org objects, written as JSON-LD. */
  structuredData?: readonly Record<string, unknown>[];
};

export type SocialPicture = NonNullable<Head['image']>;

export type HeadContext = { params: Params; search: URLSearchParams; shell: ShellServices };

/** `handle` of a remote's route. */
export type RouteHandle = {
  head: Head | ((context: HeadContext) => Head);
  /** Names of the chunks that the page needs, for preloading. */
  chunks: readonly string[];
  /** Names of the chunks that its loader needs in the browser. A page that the server rendered does not need them. */
  loaderChunks?: readonly string[];
};

/** The format of a picture's `card`; width and height in pixels. Not all social networks show WebP or AVIF. */
export const SOCIAL_CARD = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** A picture for a page's head: its JPEG for social cards, or the picture itself if the provider sends no card. */
export const socialPicture = ({ card, src, alt }: Pick<Picture, 'card' | 'src' | 'alt'>): SocialPicture =>
  card ? { src: card, alt, ...SOCIAL_CARD } : { src, alt };
