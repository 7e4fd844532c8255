import { exampleSettings, readComposeFile } from './composeFile';
import { startWithDocker } from './dockerStack';
import { setting } from './engine';
import { startWithPodman } from './podmanStack';
import type { Stack } from './runningStack';

/** Starts compose.yaml with the example's settings, and resolves when all services are healthy. */
export function startStack(certificates: string): Promise<Stack> {
  const file = readComposeFile({ ...exampleSettings(), CERTIFICATES: certificates });
  return setting('CONTAINER_ENGINE') === 'docker' ? startWithDocker(file) : startWithPodman(file);
}
