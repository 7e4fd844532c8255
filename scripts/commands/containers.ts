import { containerTests } from '../testRun/containerTests';
import { ROOT } from './paths';

/** `npm run containers`: builds the image, and tests it and compose.yaml. */
export async function run(): Promise<number> {
  const { passed, failed } = await containerTests(ROOT);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
