import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { requestsOf } from '../support/pages/requestsOf';
import { PAGES, sampleRemote } from '../support/routes';

/** Pages with data of the API, which the server sends along. */
const WITH_DATA = ['/', '/servicios', '/contacto', '/blog', '/blog/post/1', '/media'];

for (const path of PAGES) {
  const again = WITH_DATA.includes(path) ? ', a second call of the API' : '';
  test(
    `${path} is hydrated without a second download${again} or a chain of scripts`,
    sampleRemote(path),
    async ({ page }) => {
      const { allEnded } = requestsOf(page);
      const client = await page.context().newCDPSession(page);
      await client.send('Network.enable');
      const requests: { id: string; url: string; type: string; initiator: string }[] = [];
      client.on('Network.requestWillBeSent', ({ requestId, request, type = '', initiator }) => {
        requests.push({ id: requestId, url: request.url, type, initiator: initiator.stack?.callFrames[0]?.url ?? '' });
      });
      // A file from the browser's own cache is not a download.
      const ownCopies = new Set<string>();
      client.on('Network.requestServedFromCache', ({ requestId }) => ownCopies.add(requestId));
      client.on('Network.responseReceived', ({ requestId, response }) => {
        if (response.fromDiskCache) ownCopies.add(requestId);
      });
      const downloaded = new Set<string>();
      client.on('Network.loadingFinished', ({ requestId }) => downloaded.add(requestId));
      await page.goto(path);
      await hydrated(page);
      await allEnded();

      // One video file takes several requests, each for a range of it.
      const files = requests.filter(({ url, type }) => type !== 'Media' && /\/(assets|releases)\//.test(url));
      const downloads = files.filter(({ id }) => downloaded.has(id) && !ownCopies.has(id)).map(({ url }) => url);
      expect(downloads.filter((url, index) => downloads.indexOf(url) !== index)).toEqual([]);
      // The document's inline script requests every file that hydration needs. Scripts of the next page come after that.
      const early = await page.evaluate(() => {
        const [hydratedAt] = performance.getEntriesByName('hydrated');
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
        return scripts.filter(({ startTime }) => startTime < (hydratedAt?.startTime ?? 0)).map(({ name }) => name);
      });
      expect(early).toContainEqual(expect.stringContaining('/assets/main.'));
      const discovered = files.filter(
        ({ url, type, initiator }) => type === 'Script' && early.includes(url) && initiator !== page.url(),
      );
      expect(discovered).toEqual([]);
      const calls = requests.filter(({ url }) => /^\/api\/(?!files\/)/.test(new URL(url).pathname));
      if (WITH_DATA.includes(path)) expect(calls).toEqual([]);
    },
  );
}

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
