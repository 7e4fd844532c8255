import { releaseCommand } from 'releases';
import { Failure } from '../setup/Failure';
import { openReleases } from '../site/openReleases';
import { runProgram } from './runProgram';

const NO_SOURCES = 'This image has no sources to build and check: publish from a clone, with RELEASES_URL.';

// The command `release` of the image: all verbs but `publish`.
runProgram(async ({ root, store: folder, releasesUrl: url }) => {
  const store = openReleases({ url, folder });
  const refuse = async () => {
    throw new Failure(NO_SOURCES);
  };
  try {
    return await releaseCommand(process.argv.slice(2), {
      root,
      store,
      build: refuse,
      typeProblems: refuse,
      bytesOverBudget: refuse,
      renderProblems: refuse,
      print: (line) => console.log(line),
      printError: (line) => console.error(line),
    });
  } finally {
    await store.close();
  }
});
