import { findChromium, searchHere } from '../testRun/chromium';
import { runSteps } from '../testRun/runSteps';
import { testSteps } from '../testRun/testSteps';
import { ROOT } from './paths';

/** `npm test`: lint, types, unit tests, builds, and the suites in a browser against the site as `npm start` starts it. */
export async function run(): Promise<number> {
  const chromium = findChromium(searchHere(ROOT));
  const { failed } = await runSteps(testSteps(ROOT, chromium), (line) => console.log(line));
  return failed > 0 ? 1 : 0;
}
