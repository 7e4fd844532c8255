import type { Params } from 'react-router-dom';
import type { ShellServices } from './shellServices';

/** What a page says of itself. The shell writes it into the document, in the server and on navigation. */
export type Head = {
  /** Without the company's name: the shell appends it. */
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Path of the page's own address where it differs from the one asked for. */
  canonicalPath?: string;
  /**
   * Picture for social cards: a path of this site or of the media host, and its size in pixels and format where they are
   * known. Without one the shell shows the company's.
   */
  image?: { src: string; alt: string; width?: number; height?: number; type?: string };
  /** The same content in other forms, as links of `rel="alternate"`: a feed. `href` is a path of this site. */
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
  /** Names of the chunks that its loader needs in the browser: a page that the server rendered does without them. */
  loaderChunks?: readonly string[];
};
