import type { SitePage } from 'shared-contracts';

/** What a render thread is started with. A thread renders for one release, or for the shell alone (`remote: null`). */
export type ThreadSettings = {
  remote: { name: string; version: string; serverBundle: string } | null;
  apiUrl: string;
  mediaOrigin: string;
  siteUrl: string;
  /** One 32-bit counter that the thread raises while its event loop turns. */
  heartbeat: SharedArrayBuffer;
};

/** An address, and the page's Registry as JSON: mostly the same as before, and a text is cheaper to hand over. */
export type PageRequest = { url: string; registry: string };

/** Render an address, or list the release's pages for the sitemap. */
export type ThreadRequest = { id: number } & ({ kind: 'page'; page: PageRequest } | { kind: 'list' });

export type RenderedPage = {
  status: number;
  /** Address to go to instead, for 3xx. */
  location?: string;
  /** The elements of the head, as HTML. */
  head: string;
  /** Emotion's style elements for exactly what the page uses. */
  styles: string;
  /** The document from its body on, in UTF-8; its buffer is transferred between the threads, not copied. */
  body: Uint8Array<ArrayBuffer>;
  /** Chunks of the page's remote that the browser needs, by name. */
  chunks: string[];
  /** False where data were late or failed: the browser asks again, and the page must not be kept. */
  complete: boolean;
};

export type ThreadReply = { id: number } & (
  | { kind: 'page'; page: RenderedPage }
  | { kind: 'list'; pages: SitePage[] }
  | { kind: 'error'; error: { message: string; stack?: string } }
);
