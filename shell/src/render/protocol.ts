import type { Registry, SitePage } from 'shared-contracts';
import type { HeadTag } from '../composition/head';

/** What a render thread is started with. A thread renders for one release, or for the shell alone (`remote: null`). */
export type ThreadSettings = {
  remote: { name: string; version: string; serverBundle: string } | null;
  apiUrl: string;
  mediaOrigin: string;
  siteUrl: string;
  /** One 32-bit counter that the thread raises while its event loop turns. */
  heartbeat: SharedArrayBuffer;
};

/** Render an address, or list the release's pages for the sitemap. */
export type PageRequest = { url: string; registry: Registry };
export type ThreadRequest = { id: number } & ({ kind: 'page'; page: PageRequest } | { kind: 'list' });

export type RenderedPage = {
  status: number;
  /** Address to go to instead, for 3xx. */
  location?: string;
  /** UTF-8; its buffer is transferred between the threads, not copied. */
  html: Uint8Array<ArrayBuffer>;
  /** Emotion's style elements for exactly what the page uses. */
  styles: string;
  head: HeadTag[];
  /** PageState as JSON: one text is cheaper to hand over than what it describes. */
  state: string;
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
