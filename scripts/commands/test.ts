import { readWorkspaces } from '@tramuntana/remote/build/workspaces';
import { Failure } from '../setup/Failure';
import { findChromium, searchHere } from '../testRun/chromium';
import { findEngines, searchEngines } from '../testRun/engines';
import { runSteps } from '../testRun/runSteps';
import { ensureSystemPrograms, searchPrograms } from '../testRun/systemPrograms';
import { allSteps, remoteSteps, testSteps } from '../testRun/testSteps';
import { ROOT } from './paths';

/**
 * `npm test`: lint, types, unit tests, builds, and a sample of the browser suites against a site from `npm start`.
 * `npm run test:all` (`npm test -- --all`): every test of those browser suites, not only the sample.
 * `npm test -- mfe-blog`: the same steps for one remote, with the journeys that touch it.
 */
export async function run([remote, ...more]: string[]): Promise<number> {
  if (more.length > 0)
    throw new Failure(`npm test takes one remote, --all, or nothing: ${[remote, ...more].join(' ')} are several.`);
  const chromium = findChromium(searchHere(ROOT));
  const { failed } = await runSteps(stepsOf(remote, chromium), (line) => console.log(line));
  return failed > 0 ? 1 : 0;
}

function stepsOf(what: string | undefined, chromium: string) {
  if (what !== undefined && what !== '--all') return remoteSteps(ROOT, chromium, known(what));
  ensureSystemPrograms(searchPrograms());
  const browsers = { chromium, engines: findEngines(searchEngines(ROOT)) };
  return what === undefined ? testSteps(ROOT, browsers) : allSteps(ROOT, browsers);
}

function known(remote: string): string {
  const remotes = readWorkspaces(ROOT).filter(({ remote: isRemote }) => isRemote);
  if (remotes.some(({ name }) => name === remote)) return remote;
  throw new Failure(`There is no remote ${remote}: name one of ${remotes.map(({ name }) => name).join(', ')}.`);
}
