import path from 'node:path';
import { type Deployment, readDeployment } from './deployment';
import type { thisRemote } from './thisRemote';

/** The address of `remote dev`, as the template starts it. */
const developedSite = ({ PORT }: NodeJS.ProcessEnv) => `http://localhost:${PORT || '3000'}`;

/**
 * The site of a remote's journeys: that of BASE_URL, or the one in development. With TEAMS_TOKEN, each browser gets the
 * remote's built version, or the versions of PINS.
 */
export function siteOfJourneys({ name, build }: ReturnType<typeof thisRemote>, env: NodeJS.ProcessEnv): Deployment {
  const site = readDeployment(env);
  if (!site) return { url: developedSite(env), pins: {}, token: '' };
  const isPinned = Object.keys(site.pins).length > 0;
  if (isPinned || !site.token || !build) return site;
  return { ...site, pins: { [name]: build.version } };
}

/** The storage state at the start of each browser where versions are pinned. */
export const pinnedState = ({ folder }: Pick<ReturnType<typeof thisRemote>, 'folder'>): string =>
  path.join(folder, 'test-results/pinned.json');
