import { type BuildChecks, isServiceAddress, type ReleaseStore, releaseCommand, serviceCommand } from 'releases';
import { releaseFolder } from './folders';
import { openReleases } from './openReleases';
import { readKeys } from './readKeys';

type Settings = {
  root: string;
  env: NodeJS.ProcessEnv;
  /** The checks of a build before it is published. They compare it with the releases of a store. */
  checks: (store: ReleaseStore) => BuildChecks;
};

/**
 * Runs a command line of `release` on the store of the environment, or through the release service where RELEASES_URL is its
 * address. Returns the exit code.
 */
export async function runRelease(commandLine: string[], { root, env, checks }: Settings): Promise<number> {
  const { RELEASES_URL: url, RELEASES_TOKEN: token } = env;
  const service = url && isServiceAddress(url) ? { url, token } : undefined;
  // A client of the service has only this machine's folder to compare a build with.
  const store = openReleases({ url: service ? undefined : url, folder: releaseFolder(root, env) });
  const tool = {
    root,
    ...checks(store),
    print: (line: string) => console.log(line),
    printError: (line: string) => console.error(line),
  };
  try {
    return service
      ? await serviceCommand(commandLine, { ...tool, ...service })
      : await releaseCommand(commandLine, { ...tool, store, signatureKeys: readKeys(env) });
  } finally {
    await store.close();
  }
}
