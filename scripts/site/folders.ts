import path from 'node:path';

/** Absolute path of the site's data. A relative DATA_DIR counts from the repository, not from the working directory. */
export const dataFolder = (root: string, env: NodeJS.ProcessEnv) => path.resolve(root, env.DATA_DIR || '.data');

/**
 * Absolute path of the folder that the shell serves releases from. With RELEASES_URL this is the machine's copy of the
 * shared store, otherwise it is the store itself.
 */
export const releaseFolder = (root: string, env: NodeJS.ProcessEnv) =>
  path.join(dataFolder(root, env), env.RELEASES_URL ? 'releases-copy' : 'releases');
