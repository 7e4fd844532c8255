import type { SitePage } from '@tramuntana/contracts';
import type { PageAddress } from '../shared/composition/page/PageAddress';
import type { SiteRegistry } from '../shared/composition/page/pageState';

/** A release's code for the server: its file, and its required hash (`sha384-…`, as in Subresource Integrity). */
export type ServerBundle = { file: string; integrity: string };

/** The settings of a render thread. It renders pages of one release, or of the shell alone (`remote: null`). */
export type ThreadSettings = {
  remote: { name: string; version: string; serverBundle: ServerBundle } | null;
  apiUrl: string;
  mediaOrigin: string;
  /** The site's origin, for absolute addresses; empty if it is not known. */
  siteUrl: string;
  /** The thread's heartbeat: two 32-bit integers that it writes while it works (heartbeat.ts). */
  heartbeat: SharedArrayBuffer;
};

/** A monotonic clock that all threads share, in milliseconds. `performance.now` starts anew in each thread. */
export const processTime = (): number => Number(process.hrtime.bigint()) / 1e6;

/** A page to render: its address, the remote that answers it (null for none), and the registry that it gets. */
export type PageRequest = {
  address: PageAddress;
  remote: string | null;
  registry: SiteRegistry;
  /** The fields of a form that was posted to the address, URL-encoded. */
  form?: string;
  /** The IP address of the visitor who sent the form. */
  visitor?: string;
  /** Whether the answer must list the chunks of all the release's pages. */
  asksForChunks?: boolean;
};

/**
 * One of three requests:
 * - `page`: render a page by `deadline`, in milliseconds of `processTime`.
 * - `list`: list the release's pages for the sitemap, within `timeout` milliseconds.
 * - `warm-up`: render one page of each route, to compile code and open connections before visitors come.
 */
export type ThreadRequest = { id: number } & ThreadQuestion;
export type ThreadQuestion =
  | { kind: 'page'; page: PageRequest; deadline: number }
  | { kind: 'list'; timeout: number }
  | { kind: 'warm-up'; registry: SiteRegistry };

export type RenderedPage = {
  status: number;
  /** The target of a redirect (3xx). */
  location?: string;
  /** The elements of the head, as HTML. */
  head: string;
  /** Emotion's style elements, with the styles that the page uses. */
  styles: string;
  /** The document's body as HTML, without its end tag: the server appends the registry. */
  body: string;
  /**
   * Equal for two bodies that differ only by when they were made: in the times of their data, and in their forms' token.
   */
  contentHash: string;
  /** The page's queries (`PageQuery[]`) as JSON, without those of the layout; empty if it has none. */
  queries: string;
  /** Names of the remote's chunks that the page needs in the browser. */
  chunks: string[];
  /** Paths of this site that the page links to, each once. */
  links: string[];
  /** Chunks of all the release's pages, if requested: on a busy machine a page may be rendered before the warm-up ends. */
  pages?: PageChunks;
  /** False if data were late or failed. The browser then loads them, and the page must not be cached. */
  complete: boolean;
};

/** A page as a thread posts it. Its body is UTF-8 in a buffer that is transferred, not copied. */
export type EncodedPage = Omit<RenderedPage, 'body'> & { body: Uint8Array<ArrayBuffer> };

/** Names of the chunks that a release's pages need, by path pattern such as `/blog/post/:id`. */
export type PageChunks = Record<string, string[]>;

/** The result of a warm-up: rendered addresses, failed ones, and the chunks of the release's pages. */
export type WarmUp = {
  rendered: string[];
  failures: { address: string; message: string; stack?: string | undefined }[];
  chunks: PageChunks;
};

export type ThreadAnswer =
  | { kind: 'page'; page: EncodedPage }
  | { kind: 'list'; pages: SitePage[] }
  | { kind: 'warm-up'; warmUp: WarmUp };

export type ThreadReply = { id: number } & (
  | ThreadAnswer
  | { kind: 'error'; error: { message: string; stack?: string } }
);
