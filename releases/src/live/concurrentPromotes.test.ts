import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkChain } from '../history/chain';
import { publish } from '../publish/publish';
import { aRepository, type Repository } from '../testing/aRepository';
import { type OpenTestStore, testStores } from '../testing/testStores';
import { promote } from './promote';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const moduleNamed = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));

const outputOf = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    let text = '';
    child.stdout?.on('data', (part) => {
      text += part;
    });
    child.on('close', () => resolve(text));
  });

describe.each(testStores)('in $name', ({ open }) => {
  let opened: OpenTestStore;
  let site: Repository;
  let launched = 0;

  beforeEach(async () => {
    opened = await open();
    site = aRepository(opened.store);
  });

  afterEach(async () => {
    site.remove();
    await opened.remove();
  });

  /** Starts a process of its own that runs these lines with `store` and `root`. */
  function launch(lines: string): ChildProcess {
    launched += 1;
    // A file for each process: while a file is rewritten, another process would read it empty.
    const program = `program-${launched}.mts`;
    site.write(
      program,
      `import { openStore } from ${moduleNamed('../store/openStore.ts')};
       import { promote } from ${moduleNamed('promote.ts')};
       const store = openStore(${JSON.stringify(opened.settings)});
       const root = ${JSON.stringify(site.root)};
       ${lines}`,
    );
    return spawn(process.execPath, ['--import', tsx, site.pathOf(program)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  /**
   * Promotes the versions in turn, round after round, and prints the number of its changes. If another process was faster,
   * the promotion is refused and tried again.
   */
  const promoter = (versions: string[], rounds: number) =>
    launch(`
      let changes = 0;
      for (let round = 0; round < ${rounds}; round++)
        for (const version of ${JSON.stringify(versions)})
          for (;;)
            try {
              if ((await promote({ root, store }, 'mfe-blog', version)).changed) changes += 1;
              break;
            } catch (error) {
              if (!/was changed while this command waited/.test(error.message)) throw error;
            }
      console.log('changes: ' + changes);
      await store.close();
    `);

  test('processes that promote at the same time lose no entry, and a reader never sees half a channel', async () => {
    const versions = ['1.0.0-a', '1.0.0-b', '1.0.0-c'];
    for (const version of versions) {
      site.build('mfe-blog', version);
      await publish(site.settings, 'mfe-blog');
    }
    let reads = 0;
    let broken = 0;
    let isOver = false;
    const reader = (async () => {
      while (!isOver) {
        await opened.store.channel('mfe-blog').then(
          (channel) => {
            if (channel) reads += 1;
          },
          () => {
            broken += 1;
          },
        );
        // Gives timers and the processes' output their turn.
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    })();

    const outputs = await Promise.all([1, 2, 3, 4].map(() => outputOf(promoter(versions, 6))));
    isOver = true;
    await reader;

    const changes = outputs.map((text) => Number(/changes: (\d+)/.exec(text)?.[1]));
    const channel = await opened.store.channel('mfe-blog');
    const { history = [], live } = channel ?? {};
    expect(channel && checkChain(channel)).toMatchObject({ chained: history.length, problem: undefined });
    expect(history).toHaveLength(changes.reduce((sum, count) => sum + count, 0));
    // A process goes on only when its version is live. So the 18 promotions of one process alone need 18 changes.
    expect(history.length).toBeGreaterThanOrEqual(18);
    expect(history.map(({ from }) => from)).toEqual([null, ...history.slice(0, -1).map(({ to }) => to)]);
    expect(history.at(-1)?.to).toBe(live);
    expect(reads).toBeGreaterThan(0);
    expect(broken).toBe(0);
  });

  test('a promotion waits for the process that holds the lock, until that process is killed', async () => {
    site.build('mfe-blog', '1.0.0-a');
    await publish(site.settings, 'mfe-blog');
    const holder = launch(`
      setInterval(() => {}, 1000);
      await store.exclusively('mfe-blog', () => {
        console.log('locked');
        return new Promise(() => {});
      });
    `);
    if (holder.stdout) await once(holder.stdout, 'data');
    let done = false;
    const attempt = promote(site.settings, 'mfe-blog').then(() => {
      done = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(done).toBe(false);
    holder.kill('SIGKILL');
    await attempt;
    expect((await opened.store.channel('mfe-blog'))?.live).toBe('1.0.0-a');
  });
});
