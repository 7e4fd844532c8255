/** The part of this package for developments. It has no code of databases, because the published command bundles it. */
export { SHELL } from '@tramuntana/contracts';
export { type LiveRelease, liveFolder, liveRelease } from './live/liveRelease';
export { cached, pruneCache } from './live/site/fileCache';
export { goLive, takeLive } from './live/site/goLive';
export { type LiveReleases, releasesOfSite } from './live/site/releasesOfSite';
export { confirmLive } from './serving/confirmation';
export { DirectoryStore } from './store/directory/DirectoryStore';
export type { ReleaseSettings, ReleaseStore } from './store/ReleaseStore';
