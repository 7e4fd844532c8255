import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { verifiedRelease } from 'releases';
import { aRepository, aToken, type Repository, testStores } from 'releases/testing';
import { killPrograms, start } from './testing/aProgram';
import { aRelease } from './testing/aRelease';
import { clientOf } from './testing/aService';
import { memoryRaisedBy, tellsPeakMemory } from './testing/peakMemory';
import { tellFigure } from './testing/tellFigure';

/** A release of 200 MB must raise the service's memory by less, in bytes. */
const MEMORY = 50_000_000;

afterEach(() => killPrograms());

describe.each(testStores)('uploads to the program on a store in $name', ({ name, open }) => {
  let site: Repository;
  let token: string;
  let env: NodeJS.ProcessEnv;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    const opened = await open();
    site = opened.settings.url ? aRepository(opened.store) : aRepository();
    env = opened.settings.url ? { RELEASES_URL: opened.settings.url } : { DATA_DIR: site.pathOf('.data') };
    token = (await aToken(site.store.access, { owner: 'ana', rights: ['publish'] })).token;
    remove = async () => {
      site.remove();
      await opened.remove();
    };
  });

  afterEach(() => remove());

  const program = async () => {
    const { child, url } = await start(env, site.root);
    return { url, pid: child.pid ?? 0, kill: () => child.kill('SIGKILL'), ...clientOf(url, site) };
  };
  const stored = () => site.store.manifest('mfe-blog', '1.0.0-a');

  test('killed with -9 in each content and in the last step, it loses nothing that arrived and shows no half release', async () => {
    const { manifest, contents } = aRelease('1.0.0-a', { 'web/a.js': 'a'.repeat(200_000), 'web/b.js': 'b'.repeat(9) });
    const integrities = [...contents.keys()];
    let upload = '';
    for (const [index, integrity] of integrities.entries()) {
      const service = await program();
      const { body } = await service.begin(token, manifest);
      upload = String(body.upload);
      expect(body.missing).toEqual(integrities.slice(index));
      let isRead = false;
      const half = new ReadableStream({
        pull(stream) {
          if (!isRead) stream.enqueue(Buffer.from((contents.get(integrity) ?? '').slice(0, 5)));
          // The second call comes when the first bytes were taken.
          if (isRead) service.kill();
          isRead = true;
        },
      });
      await expect(service.send(token, { upload, integrity }, half)).rejects.toThrow();
      expect(await stored()).toBeUndefined();
      const next = await program();
      expect((await next.send(token, { upload, integrity }, contents.get(integrity) ?? '')).status).toBe(200);
      next.kill();
    }
    const last = await program();
    const answer = last.post('publish', { remote: 'mfe-blog', upload }, token);
    last.kill();
    await expect(answer).rejects.toThrow();
    if (await stored()) await verifiedRelease(site.store, 'mfe-blog', '1.0.0-a');
    const again = await program();
    expect((await again.post('publish', { remote: 'mfe-blog', upload }, token)).status).toBe(200);
    await verifiedRelease(site.store, 'mfe-blog', '1.0.0-a');
  });

  /** Builds a version with so many files of 25 MB. */
  function buildLarge(version: string, count: number) {
    site.build('mfe-blog', version);
    mkdirSync(site.pathOf('mfe-blog/dist/web/media'), { recursive: true });
    for (let index = 0; index < count; index += 1) {
      writeFileSync(site.pathOf(`mfe-blog/dist/web/media/${index}.bin`), randomBytes(25_000_000));
    }
  }

  const testWhereMemoryIsTold = tellsPeakMemory ? test : test.skip;

  testWhereMemoryIsTold('a release of 200 MB raises the memory of the idle service by less than 50 MB', async () => {
    const service = await program();
    const publish = async (outcome: string) => {
      const { code, out, err } = await service.run(token, 'publish', 'mfe-blog', '--json');
      expect([code, err, JSON.parse(out || '{}').outcome]).toEqual([0, '', outcome]);
    };
    // Loads the code of an upload.
    site.build('mfe-blog', '1.0.0-b');
    await publish('published');
    buildLarge('1.0.0-a', 8);
    const raised = await memoryRaisedBy(service.pid, async () => {
      await publish('published');
      await publish('present');
    });
    await verifiedRelease(site.store, 'mfe-blog', '1.0.0-a');
    tellFigure(`memory of the service during a release of 200 MB, ${name}, MB`, raised / 1e6, MEMORY / 1e6);
    expect(raised).toBeLessThan(MEMORY);
  });
});
