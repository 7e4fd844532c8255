import path from 'node:path';
import { readDeployment } from '@tramuntana/remote/journeys/deployment';
import { pinReleases } from '@tramuntana/remote/journeys/pinReleases';
import { ROOT } from './site';

/** A deployment to test. Without one, the suites start their own site. */
export const deployment = readDeployment(process.env);

/** The storage state at the start of each browser in a run with PINS. */
export const PINNED_STATE = path.join(ROOT, 'test-results/pinned.json');

/** Playwright calls this before a run with PINS. */
export default async function pinBeforeRun(): Promise<void> {
  if (deployment) await pinReleases(deployment, PINNED_STATE);
}
