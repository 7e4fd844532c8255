import { isServiceAddress, type Service } from './callService';
import { ciToken } from './ciToken';

/**
 * The release service of RELEASES_URL; undefined if that is unset or a database. The token is RELEASES_TOKEN, or a CI's own
 * identity: RELEASES_ID_TOKEN of GitLab's `id_tokens`, or the one that GitHub Actions gives out.
 */
export function readService(env: NodeJS.ProcessEnv): Service | undefined {
  const { RELEASES_URL: url, RELEASES_TOKEN, RELEASES_ID_TOKEN } = env;
  if (!url || !isServiceAddress(url)) return undefined;
  return { url, token: RELEASES_TOKEN || RELEASES_ID_TOKEN || ciToken(url, env) };
}
