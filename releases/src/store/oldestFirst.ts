import type { ReleaseManifest } from 'shared-contracts';

/** Releases by the time of their publishing; those of one moment by version. */
export const oldestFirst = (releases: readonly ReleaseManifest[]): ReleaseManifest[] =>
  releases.toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt) || a.version.localeCompare(b.version));
