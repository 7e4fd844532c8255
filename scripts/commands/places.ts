import path from 'node:path';

/** The repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where the site keeps its data, absolute: a relative DATA_DIR is meant from the repository, wherever one stands. */
export const dataFolder = (root: string, env: NodeJS.ProcessEnv) => path.resolve(root, env.DATA_DIR || '.data');

/** The store of releases. */
export const releaseStore = (root: string, env: NodeJS.ProcessEnv) => path.join(dataFolder(root, env), 'releases');
