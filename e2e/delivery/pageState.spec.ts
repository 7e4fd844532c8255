import { expect, test } from '@playwright/test';
import { PAGES } from '../support/routes';

/** Names of the remotes by mount path, from the site's registry. */
type Registry = { remotes: { name: string; mounts: string[] }[] };
type State = { queries: [key: unknown[], data: unknown, updatedAt: number][] };

test('every piece of a page’s data belongs to the shell or to the page’s own remote', async ({ request }) => {
  const { remotes } = (await (await request.get('/registry.json')).json()) as Registry;
  const seen = new Set<unknown>();
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const state = JSON.parse(/id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as State;
    const mount = `/${path.split('/')[1]}`;
    const remote = remotes.find(({ mounts }) => mounts.includes(mount))?.name;
    const owners = state.queries.map(([[owner]]) => owner);
    for (const owner of owners) seen.add(owner);
    expect(
      owners.filter((owner) => owner !== 'shell' && owner !== remote),
      path,
    ).toEqual([]);
  }
  // Without this check, a page without any data would pass.
  expect(seen).toEqual(new Set(['shell', ...remotes.map(({ name }) => name)]));
});
