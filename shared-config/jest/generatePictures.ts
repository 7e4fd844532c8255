import { generatePictures } from '../media/generatePictures';

/** Jest's global setup: tests import pictures that may be newer than the last install or build. */
export default ({ rootDir }: { rootDir: string }) => {
  generatePictures(rootDir);
};
