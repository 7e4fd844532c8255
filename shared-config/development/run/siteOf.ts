import { readPublicKeys } from '@tramuntana/contracts/signature';
import { type LiveReleases, releasesOfSite } from 'releases/development';
import { Failure } from 'shared-site';

/** The live releases of a site. With RELEASES_KEY, each needs a signature. Throws a Failure if the site has none to give. */
export function siteOf(origin: string, { RELEASES_KEY }: NodeJS.ProcessEnv): Promise<LiveReleases> {
  try {
    return releasesOfSite(origin, RELEASES_KEY ? readPublicKeys(RELEASES_KEY) : []).catch(asFailure);
  } catch (error) {
    return asFailure(error as Error);
  }
}

const asFailure = (error: Error): never => {
  throw new Failure(error.message);
};

/** The origin of a site that `--from` names. */
export function originOf(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Failure(`--from names a site, as in --from https://tramuntana.example, and not '${text}'`);
}
