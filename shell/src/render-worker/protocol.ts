import type { Registry, SitePage } from 'shared-contracts';
import type { PageAddress } from '../shared/composition/PageAddress';

/** What a render thread is started with. A thread renders for one release, or for the shell alone (`remote: null`). */
export type ThreadSettings = {
  remote: { name: string; version: string; serverBundle: string } | null;
  apiUrl: string;
  mediaOrigin: string;
  /** Origin of the site for absolute addresses; empty where it is not known. */
  siteUrl: string;
  /** Two 32-bit integers that the thread writes while its event loop turns: see heartbeat.ts. */
  heartbeat: SharedArrayBuffer;
};

/** A page to render: its address, the remote that answers it (null: none does), and the version set that it is given. */
export type PageRequest = {
  address: PageAddress;
  remote: string | null;
  registry: Registry;
  /** Fields of a form, URL-encoded, that the address was posted. */
  form?: string;
  /** Whether the answer shall tell which chunks the release's pages need. */
  asksForChunks?: boolean;
};

/**
 * Render a page (nobody waits for it after `deadline`, in milliseconds since the epoch), list the release's pages for the
 * sitemap (`timeout` in milliseconds for the data that they are made from), or render one page of each route so that code
 * and connections are warm before visitors come.
 */
export type ThreadRequest = { id: number } & ThreadQuestion;
export type ThreadQuestion =
  | { kind: 'page'; page: PageRequest; deadline: number }
  | { kind: 'list'; timeout: number }
  | { kind: 'warm-up'; registry: Registry };

export type RenderedPage = {
  status: number;
  /** Address to go to instead, for 3xx. */
  location?: string;
  /** The elements of the head, as HTML. */
  head: string;
  /** Emotion's style elements for exactly what the page uses. */
  styles: string;
  /** The document's body as HTML, left open: the server adds what it knows of the releases. */
  body: string;
  /** Chunks of the page's remote that the browser needs, by name. */
  chunks: string[];
  /** Paths of this site that the page links to, each once. */
  links: string[];
  /** What the release's pages need, with the first page of a thread: a warm-up on a busy machine may not end in time. */
  pages?: PageChunks;
  /** False where data were late or failed: the browser asks again, and the page must not be kept. */
  complete: boolean;
};

/** A page as threads hand it over: its body in UTF-8, whose buffer changes hands without a copy. */
export type EncodedPage = Omit<RenderedPage, 'body'> & { body: Uint8Array<ArrayBuffer> };

/** Names of the chunks that the pages of a release need, by path pattern: `/blog/post/:id`. */
export type PageChunks = Record<string, string[]>;

/** What a warm-up rendered, what went wrong there by address, and what it learned of the release's pages. */
export type WarmUp = {
  rendered: string[];
  failures: { address: string; message: string }[];
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
