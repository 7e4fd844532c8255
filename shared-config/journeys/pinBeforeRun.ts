import { pinReleases } from './pinReleases';
import { pinnedState, siteOfJourneys } from './site';
import { thisRemote } from './thisRemote';

/** Playwright calls this before the journeys of a site where versions are pinned. */
export default function pinBeforeRun(): Promise<void> {
  const remote = thisRemote();
  return pinReleases(siteOfJourneys(remote, process.env), pinnedState(remote));
}
