import { request } from '@playwright/test';
import type { Deployment } from './deployment';

/**
 * Pins published versions for browsers that start with the storage state `file`, as a team does in its own browser
 * (docs/releasing.md#one-browser). Rejects when the site does not know the token, or cannot show a version.
 */
export async function pinReleases({ url: site, token, pins }: Deployment, file: string): Promise<void> {
  const browser = await request.newContext({ baseURL: site });
  try {
    const answer = await browser.post('/equipos', { form: { token }, maxRedirects: 0 });
    if (answer.status() === 404) throw new Error(`${site} has no /equipos: start it with TEAMS_TOKEN`);
    if (answer.status() === 401 || answer.status() === 403) throw new Error(`${site} refuses this TEAMS_TOKEN`);
    if (answer.status() !== 303) throw new Error(`${site}/equipos answered ${answer.status()}: try again later`);
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
