import type { AccessRecord } from './accessRecord';

/** A record that cannot be read, with a sentence that says why and what to do. */
export type DamagedRecord = { id: string; reason: string };

/** The identities of a store. Every call reads or writes the store itself, so a revocation holds on every machine at once. */
export interface AccessRecords {
  /** All readable records with the time of their last use, oldest first; the time is undefined if there was none. */
  all(): Promise<{ record: AccessRecord; usedAt: string | undefined }[]>;
  /** The records that cannot be read. They give no right, and stop no other identity. */
  damaged(): Promise<DamagedRecord[]>;
  /** One record; undefined if there is none. Rejects with ReleaseRefused if it cannot be read. */
  find(id: string): Promise<AccessRecord | undefined>;
  add(record: AccessRecord): Promise<void>;
  /** Revokes a record for good. A record that is revoked already stays as it is. */
  revoke(id: string, revocation: { at: string; by: string | undefined }): Promise<void>;
  /** Notes that a record is used now, at most once a minute. */
  noteUse(id: string): Promise<void>;
}

/** How long a noted use is new enough, in milliseconds. Otherwise, every request would write. */
export const USE_PERIOD = 60_000;
