import path from 'node:path';
import { request } from '@playwright/test';
import { type Pins, readDeployment } from './deployment';
import { ROOT } from './site';

/** The storage state at the start of each browser in a run with PINS. */
export const PINNED_STATE = path.join(ROOT, 'test-results/pinned.json');

/**
 * Pins published versions for browsers that start with the storage state `file`, as a team does in its own browser
 * (docs/releasing.md#one-browser). Rejects when the site does not know the token, or cannot show a version.
 */
export async function pinReleases(site: string, token: string, pins: Pins, file: string): Promise<void> {
  const browser = await request.newContext({ baseURL: site });
  try {
    const answer = await browser.post('/equipos', { form: { token }, maxRedirects: 0 });
    if (answer.status() === 404) throw new Error(`${site} has no /equipos: start it with TEAMS_TOKEN`);
    if (answer.status() !== 303) throw new Error(`${site} refuses this TEAMS_TOKEN`);
    await browser.get('/', { params: pins });
    const registry: { remotes: { name: string; version: string }[] } = await (
      await browser.get('/registry.json')
    ).json();
    for (const [remote, version] of Object.entries(pins)) {
      const shown = registry.remotes.find(({ name }) => name === remote)?.version;
      if (shown !== version)
        throw new Error(
          `${site} shows ${shown ?? 'nothing'} of ${remote} in place of ${version}: is it published there?`,
        );
    }
    await browser.storageState({ path: file });
  } finally {
    await browser.dispose();
  }
}

/** Playwright calls this before a run with PINS. */
export default async function pinBeforeRun(): Promise<void> {
  const deployment = readDeployment(process.env);
  if (deployment) await pinReleases(deployment.url, deployment.token, deployment.pins, PINNED_STATE);
}
