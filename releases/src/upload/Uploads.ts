import type { ReleaseManifest } from '@tramuntana/contracts';

/** The manifest of a release that is being uploaded. The service adds the time, the publisher and the signature. */
export type UploadManifest = Omit<ReleaseManifest, 'publishedAt' | 'publishedBy' | 'signature'>;

/** An upload of a store: the same manifest always has the same id, so two clients can work on one upload. */
export type UploadKey = { remote: string; id: string };

/** Unfinished uploads of a store. What arrived belongs to no release yet, so no shell can see it. */
export interface Uploads {
  /** Notes an upload. It ends after a day, or when the remote has too many newer ones. The next `begin` removes such uploads. */
  begin(key: UploadKey, manifest: UploadManifest): Promise<void>;
  /** The manifest of an upload; undefined if there is none. */
  find(key: UploadKey): Promise<UploadManifest | undefined>;
  /** The hashes of the manifest whose contents neither arrived nor are in a release of the remote. */
  missing(key: UploadKey, manifest: UploadManifest): Promise<string[]>;
  /** A content that arrived or is in a release of the remote; undefined if neither. */
  content(key: UploadKey, integrity: string): Promise<Buffer | undefined>;
  /** Keeps a content in one step at its end. If `content` throws, nothing of it stays. */
  receive(key: UploadKey, integrity: string, content: AsyncIterable<Buffer>): Promise<void>;
  /**
   * Adds the release in one step, from contents that arrived or are in a release of the remote. Then it drops what arrived.
   * Compares each content with its hash, and throws ReleaseRefused if one is missing. The caller holds the remote's lock.
   */
  complete(key: UploadKey, manifest: ReleaseManifest): Promise<void>;
}

/** How long an upload stays, in milliseconds. */
export const UPLOAD_LIFETIME = 24 * 60 * 60_000;

/** Uploads that a remote may have at a time. They bound the room that a client can take without publishing. */
export const MAX_UPLOADS = 10;
