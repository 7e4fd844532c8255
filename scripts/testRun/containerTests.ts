import { buildImages } from '../containers/buildImages';
import { findEngine } from '../containers/findEngine';
import { isDebianRoot } from './chromium';
import type { Counts } from './counts';
import { jestTests } from './jestTests';

/**
 * Builds the image and runs the tests of `operations/containers` with it. Where there is no container engine, it says so and
 * counts nothing.
 */
export async function containerTests(root: string): Promise<Counts> {
  const say = (line: string) => console.log(line);
  const engine = findEngine({ root, env: process.env, mayInstall: isDebianRoot(), say });
  if (!engine) return { passed: 0, failed: 0 };
  const env = { ...engine.env, ...buildImages(root, engine), CONTAINER_ENGINE: engine.name };
  return jestTests(root, 'operations/jest.containers.config.mjs', { env, within: engine.within });
}
