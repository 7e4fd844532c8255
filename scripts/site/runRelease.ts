import { type BuildChecks, type ReleaseStore, readService, releaseCommand, serviceCommand } from 'releases';
import { readKeys } from './readKeys';
import { withStore } from './withStore';

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
export function runRelease(commandLine: string[], { root, env, checks }: Settings): Promise<number> {
  const service = readService(env);
  return withStore({ root, env }, (store) => {
    const tool = {
      root,
      ...checks(store),
      print: (line: string) => console.log(line),
      printError: (line: string) => console.error(line),
    };
    return service
      ? serviceCommand(commandLine, { ...tool, ...service })
      : releaseCommand(commandLine, { ...tool, store, signatureKeys: readKeys(env) });
  });
}
