import path from 'node:path';
import { readDeployment } from './deployment';
import { pinReleases } from './pinReleases';
import { ROOT } from './site';

/** The storage state at the start of each browser in a run with PINS. */
export const PINNED_STATE = path.join(ROOT, 'test-results/pinned.json');

/** Playwright calls this before a run with PINS. */
export default async function pinBeforeRun(): Promise<void> {
  const deployment = readDeployment(process.env);
  if (deployment) await pinReleases(deployment.url, deployment.token, deployment.pins, PINNED_STATE);
}
