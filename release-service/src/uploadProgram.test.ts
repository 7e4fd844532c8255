import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { verifiedRelease } from 'releases';
import { aRepository, aToken, type Repository, testStores } from 'releases/testing';
import { killPrograms, start } from './testing/aProgram';
import { aRelease } from './testing/aRelease';
import { clientOf } from './testing/aService';

/** A release of 200 MB may raise the service's memory by less, in bytes. Node frees buffers late, so it needs some. */
const MEMORY = 100_000_000;

afterEach(() => killPrograms());

describe.each(testStores)('uploads to the program on a store in $name', ({ open }) => {
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
    return { url, kill: () => child.kill('SIGKILL'), ...clientOf(url, site) };
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

  test('no release is whole in memory: after one of 50 MB, one of 200 MB raises it by less than 100 MB', async () => {
    const service = await program();
    const memory = async () => {
      const figures = await (await fetch(`${service.url}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1]);
    };
    /** Publishes the build. Gives the most memory that the service had meanwhile. */
    const publish = async () => {
      let isPublished = false;
      const published = service.run(token, 'publish', 'mfe-blog').finally(() => {
        isPublished = true;
      });
      let most = 0;
      while (!isPublished) most = Math.max(most, await memory());
      expect(await published).toMatchObject({ code: 0, err: '' });
      return most;
    };
    buildLarge('1.0.0-b', 2);
    const before = await publish();
    buildLarge('1.0.0-a', 8);
    const after = await publish();
    await verifiedRelease(site.store, 'mfe-blog', '1.0.0-a');
    expect(before).toBeGreaterThan(0);
    expect(after - before).toBeLessThan(MEMORY);
  });
});
