import type { SitePage } from 'shared-contracts';
import type { PageAddress } from '../shared/composition/page/PageAddress';
import type { SiteRegistry } from '../shared/composition/page/pageState';

/** A release's code for the server: its file, and the hash (`sha384-…`, as in Subresource Integrity) that it must have. */
export type ServerBundle = { file: string; integrity: string };

/** The settings of a render thread. It renders pages of one release, or of the shell alone (`remote: null`). */
export type ThreadSettings = {
  remote: { name: string; version: string; serverBundle: ServerBundle } | null;
  apiUrl: string;
  mediaOrigin: string;
  /** Origin of the site for absolute addresses; empty if it is not known. */
  siteUrl: string;
  /** Two 32-bit integers that the thread writes while it works (heartbeat.ts). */
  heartbeat: SharedArrayBuffer;
};

/** A monotonic clock that all threads of the process share, in milliseconds. `performance.now` begins with its thread. */
export const processTime = (): number => Number(process.hrtime.bigint()) / 1e6;

/** A page to render: its address, the remote that answers it (null for none), and the releases that it is told of. */
export type PageRequest = {
  address: PageAddress;
  remote: string | null;
  registry: SiteRegistry;
  /** The fields of a form that was posted to the address, URL-encoded. */
  form?: string;
  /** The IP address of the visitor who sent the form. */
  visitor?: string;
  /** Whether the answer should say which chunks the release's pages need. */
  asksForChunks?: boolean;
};

/**
 * One of three requests:
 * - `page`: render a page by `deadline`, in milliseconds of `processTime`.
 * - `list`: list the release's pages for the sitemap, within `timeout` milliseconds.
 * - `warm-up`: render one page of each route, so that code and connections are warm before visitors come.
 */
export type ThreadRequest = { id: number } & ThreadQuestion;
export type ThreadQuestion =
  | { kind: 'page'; page: PageRequest; deadline: number }
  | { kind: 'list'; timeout: number }
  | { kind: 'warm-up'; registry: SiteRegistry };

export type RenderedPage = {
  status: number;
  /** Where a redirect (3xx) leads. */
  location?: string;
  /** The elements of the head, as HTML. */
  head: string;
  /** Emotion's style elements, with the styles that the page uses. */
  styles: string;
  /** The document's body as HTML without its end: the server appends the registry. */
  body: string;
  /**
   * The same for two bodies that differ only in when they were made: in the times of their data, and in the token of their
   * forms.
   */
  contentHash: string;
  /** The page's own queries (`PageQuery[]`) as JSON, without those of the layout; empty where it has none. */
  queries: string;
  /** Names of the chunks of its remote that the page needs in the browser. */
  chunks: string[];
  /** Paths of this site that the page links to, each once. */
  links: string[];
  /** Chunks of all the release's pages, if the request asked for them: on a busy machine the warm-up may be too late. */
  pages?: PageChunks;
  /** False if data were late or failed. The browser then asks again, and the page must not be cached. */
  complete: boolean;
};

/** A page as threads post it: the body is UTF-8 in a buffer that is transferred, not copied. */
export type EncodedPage = Omit<RenderedPage, 'body'> & { body: Uint8Array<ArrayBuffer> };

/** Names of the chunks that the pages of a release need, by path pattern: `/blog/post/:id`. */
export type PageChunks = Record<string, string[]>;

/** The addresses that a warm-up rendered, those that failed, and the chunks of the release's pages. */
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
