import path from 'node:path';
import { dataFolder, releaseFolder } from '../site/folders';

/** The folders that a program of the image works with. */
export type ImageFolders = {
  /** Holds the builds. */
  root: string;
  dataFolder: string;
  store: string;
  releasesUrl: string | undefined;
};

/** Runs a program of the image, which stands at `scripts/dist` below the image's root, and sets the exit code. */
export function runProgram(program: (folders: ImageFolders, env: NodeJS.ProcessEnv) => Promise<number>): void {
  const { env, argv } = process;
  const root = path.resolve(path.dirname(argv[1] ?? ''), '../..');
  const folders = {
    root,
    dataFolder: dataFolder(root, env),
    store: releaseFolder(root, env),
    releasesUrl: env.RELEASES_URL || undefined,
  };
  program(folders, env).then(
    (exitCode) => {
      process.exitCode = exitCode;
    },
    (error: Error) => {
      process.exitCode = 1;
      // A Failure is expected: its message is enough.
      console.error(error.name === 'Failure' ? error.message : error);
    },
  );
}
