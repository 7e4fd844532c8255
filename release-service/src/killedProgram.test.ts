import { openStore, promote, publish, verifiedRelease } from 'releases';
import { aRepository, aToken, KILL_AT_ACCESS, testStores } from 'releases/testing';
import { killPrograms, PROGRAM, start, TSX } from './testing/aProgram';
import { aRelease } from './testing/aRelease';
import { clientOf, serve } from './testing/aService';

const POINTS = 10;

/** A test starts the program eleven times. In milliseconds. */
const TIMEOUT = 900_000;

jest.setTimeout(TIMEOUT);

/** Larger than one part for PostgreSQL, so that the program is also killed inside of a content. */
const LARGE = 'a'.repeat(600_000);

type Stage = Awaited<ReturnType<typeof aStage>>;

/** An empty store, the program on it, and another service on it that goes on. */
async function aStage(kind: (typeof testStores)[number], killAt?: number) {
  const opened = await kind.open();
  const { url } = opened.settings;
  const site = url ? aRepository(opened.store) : aRepository();
  const store = openStore({ url, folder: site.store.place });
  const { token } = await aToken(store.access, { owner: 'ana', rights: ['publish', 'promote'] });
  const started = async () => {
    const env = { KILL_AT: String(killAt), ...(url ? { RELEASES_URL: url } : { DATA_DIR: site.pathOf('.data') }) };
    const program = await start(env, site.root, ['--import', TSX, '--import', KILL_AT_ACCESS, PROGRAM]);
    return { ...program, ...clientOf(program.url, site) };
  };
  const other = await serve(store, site);
  return {
    site,
    store,
    token,
    other,
    started,
    async remove() {
      killPrograms();
      await other.app.close();
      await store.close();
      site.remove();
      await opened.remove();
    },
  };
}

/** Ten numbers from the first access to the last one. */
const pointsOf = (accesses: number) =>
  Array.from({ length: POINTS }, (_, index) => 1 + Math.round((index * (accesses - 1)) / (POINTS - 1)));

describe.each(testStores)('the program, killed with -9 on a store in $name', (kind) => {
  /** Runs a check with a program that is killed at each of ten accesses. Gives the results. */
  async function atTenPoints<Result>(
    accesses: (stage: Stage) => Promise<number>,
    check: (stage: Stage) => Promise<Result>,
  ): Promise<Result[]> {
    const whole = await aStage(kind);
    const points = pointsOf(await accesses(whole).finally(() => whole.remove()));
    expect(new Set(points).size).toBe(POINTS);
    const results: Result[] = [];
    for (const point of points) {
      const stage = await aStage(kind, point);
      results.push(await check(stage).finally(() => stage.remove()));
    }
    return results;
  }

  const countOf = (output: string) => output.split('\n').filter((line) => /^access \d+$/.test(line)).length;

  const { manifest, contents } = aRelease('1.0.0-a', { 'web/a.js': LARGE });

  type Client = Awaited<ReturnType<Stage['started']>>;

  /** Uploads the release, and notes each content that is acknowledged. */
  async function upload(
    { begin, send, post }: Pick<Client, 'begin' | 'send' | 'post'>,
    token: string,
    noted: string[],
  ) {
    const { body } = await begin(token, manifest);
    for (const integrity of body.missing as string[]) {
      const { status } = await send(token, { upload: body.upload, integrity }, contents.get(integrity) ?? '');
      expect(status).toBe(200);
      noted.push(integrity);
    }
    return post('publish', { remote: 'mfe-blog', upload: body.upload }, token);
  }

  test('at ten points of an upload: nothing half is visible, nothing acknowledged is lost, and the next try succeeds', async () => {
    const isThere = await atTenPoints(
      async ({ started, token }) => {
        const program = await started();
        expect((await upload(program, token, [])).status).toBe(200);
        return countOf(program.output());
      },
      async ({ started, token, store, other }) => {
        const program = await started();
        const acknowledged: string[] = [];
        await expect(upload(program, token, acknowledged)).rejects.toThrow();
        expect(await program.ended).toEqual([null, 'SIGKILL']);
        const { releases, damaged } = await store.releases('mfe-blog');
        expect(damaged).toEqual([]);
        for (const { version } of releases) await verifiedRelease(store, 'mfe-blog', version);
        const again = await other.begin(token, manifest);
        expect(again.body.missing.filter((integrity: string) => acknowledged.includes(integrity))).toEqual([]);
        expect((await upload(other, token, [])).status).toBe(200);
        await verifiedRelease(store, 'mfe-blog', '1.0.0-a');
        return releases.length === 1;
      },
    );
    // The points are on both sides of the step that makes the release visible.
    expect(new Set(isThere)).toEqual(new Set([false, true]));
  });

  const promoteB = ({ post }: Pick<Client, 'post'>, token: string) =>
    post('promote', { remote: 'mfe-blog', version: '1.0.0-b', options: {} }, token);

  async function published({ site, store }: Stage) {
    for (const version of ['1.0.0-a', '1.0.0-b']) {
      site.build('mfe-blog', version);
      await publish({ root: site.root, store }, 'mfe-blog');
    }
    await promote({ root: site.root, store }, 'mfe-blog', '1.0.0-a');
  }

  test('at ten points of a promotion: the channel is whole, and the next try makes the version live once', async () => {
    const live = await atTenPoints(
      async (stage) => {
        await published(stage);
        const program = await stage.started();
        expect((await promoteB(program, stage.token)).status).toBe(200);
        return countOf(program.output());
      },
      async (stage) => {
        await published(stage);
        const { started, token, store, other } = stage;
        const program = await started();
        await expect(promoteB(program, token)).rejects.toThrow();
        expect(await program.ended).toEqual([null, 'SIGKILL']);
        const channel = await store.channel('mfe-blog');
        expect(channel?.history.at(-1)?.to).toBe(channel?.live);
        expect((await promoteB(other, token)).status).toBe(200);
        const { history } = (await store.channel('mfe-blog')) ?? {};
        expect(history?.map(({ to }) => to)).toEqual(['1.0.0-a', '1.0.0-b']);
        return channel?.live;
      },
    );
    expect(new Set(live)).toEqual(new Set(['1.0.0-a', '1.0.0-b']));
  });
});
