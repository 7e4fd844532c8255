import path from 'node:path';
import { lineReader, SiteProcess } from 'shared-site';
import { environment, type OwnApi, type ServerSettings } from './Site';

/** How long the service may take to stop, in milliseconds. A command that is cut off leaves nothing half done. */
const STOP_TIMEOUT = 1_500;

/**
 * Starts the release service where RELEASES_LISTEN names its address, else nothing. The pages of uploaded releases get their
 * data from the site's API. Throws when it cannot start.
 */
export async function startReleaseService(
  settings: ServerSettings,
  api: OwnApi | undefined,
): Promise<SiteProcess | undefined> {
  const { root, env, logFormat, print } = settings;
  if (!env.RELEASES_LISTEN) return undefined;
  const service = new SiteProcess({
    name: 'releases',
    file: path.join(root, 'release-service/dist/server.cjs'),
    env: { ...environment('releases', settings), ...(api && { API_URL: api.url }) },
    cwd: root,
    onLine: lineReader('releases', { logFormat, print }),
    print,
  });
  await service.start();
  return service;
}

/** Stops a service that may not have been started. */
export const stopReleaseService = async (service: SiteProcess | undefined) => service?.stop(STOP_TIMEOUT);
