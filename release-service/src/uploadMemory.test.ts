import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { verifiedRelease } from 'releases';
import { aRepository, aToken, type Repository, testStores } from 'releases/testing';
import { killPrograms, start } from './testing/aProgram';
import { clientOf } from './testing/aService';
import { memoryRaisedBy } from './testing/peakMemory';
import { tellFigure } from './testing/tellFigure';

/** A release of 200 MB must raise the service's memory by less, in bytes. */
const MEMORY = 50_000_000;

afterEach(() => killPrograms());

/** Builds a version of 200 MB, in files of 25 MB. */
function buildLarge(site: Repository, version: string): void {
  site.build('mfe-blog', version);
  mkdirSync(site.pathOf('mfe-blog/dist/web/media'), { recursive: true });
  for (let index = 0; index < 8; index += 1) {
    writeFileSync(site.pathOf(`mfe-blog/dist/web/media/${index}.bin`), randomBytes(25_000_000));
  }
}

test.each(testStores)(
  'a release of 200 MB raises the memory of an idle service on a store in $name by less than 50 MB',
  async ({ name, open }) => {
    const opened = await open();
    const { url } = opened.settings;
    const site = url ? aRepository(opened.store) : aRepository();
    const { token } = await aToken(site.store.access, { owner: 'ana', rights: ['publish'] });
    const program = await start(url ? { RELEASES_URL: url } : { DATA_DIR: site.pathOf('.data') }, site.root);
    const { run } = clientOf(program.url, site);
    const publish = async (outcome: string) => {
      const { code, out, err } = await run(token, 'publish', 'mfe-blog', '--json');
      expect([code, err, JSON.parse(out || '{}').outcome]).toEqual([0, '', outcome]);
    };
    // Loads the code of an upload.
    site.build('mfe-blog', '1.0.0-b');
    await publish('published');
    buildLarge(site, '1.0.0-a');
    const raised = await memoryRaisedBy(program.child.pid ?? 0, async () => {
      await publish('published');
      await publish('present');
    });
    await verifiedRelease(site.store, 'mfe-blog', '1.0.0-a');
    site.remove();
    await opened.remove();
    // Elsewhere the test shows only that such a release is published.
    if (raised === undefined) return;
    tellFigure(`memory of the service during a release of 200 MB, ${name}, MB`, raised / 1e6, MEMORY / 1e6);
    expect(raised).toBeLessThan(MEMORY);
  },
);
