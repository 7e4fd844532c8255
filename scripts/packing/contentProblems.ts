import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that an archive may hold. A package's recipe names the assets. */
const PUBLISHED = [
  /^(package\.json|README\.md|CHANGELOG\.md)$/,
  /^dist\/.*\.js$/,
  /^dist\/.*\.d\.ts$/,
  /^dist\/fonts\/[\w-]+\.woff2$/,
  /^dist\/(jest|development)\/\w+\.[mc]js$/,
  /^dist\/typescript\.json$/,
];
/** Tests and their helpers, apart from the contract's entry points for the tests of remotes. */
const OF_TESTS = /\.test\.|^(?!dist\/src\/testing\/).*\/testing\//;

type Archive = {
  /** The files in the archive, relative to the folder that was packed. */
  files: readonly string[];
  folder: string;
  /** The repository that it was made from. */
  root: string;
};

/** Problems with the files of an archive: files that do not belong there, and traces of the repository's folder. */
export function contentProblems({ files, folder, root }: Archive): string[] {
  return files.flatMap((file) => {
    if (!PUBLISHED.some((name) => name.test(file)) || OF_TESTS.test(file)) return [`${file} does not belong there`];
    const isTraced = readFileSync(path.join(folder, file), 'utf8').includes(root);
    return isTraced ? [`${file} names the folder ${root}`] : [];
  });
}
