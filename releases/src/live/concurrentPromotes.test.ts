import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Channel, channel as channelSchema } from 'shared-contracts';
import { publish } from '../publish/publish';
import { remoteLock } from '../store/releaseStore';
import { aRepository, type Repository } from '../testing/aRepository';
import { promote } from './promote';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

let site: Repository;

beforeEach(() => {
  site = aRepository();
});

afterEach(() => site.remove());

/**
 * A process of its own that promotes the versions in turn, round after round, and ends with the number of its changes. Where
 * another was faster it is refused, and tries again.
 */
function promoter(versions: string[], rounds: number): ChildProcess {
  const program = `
    import { promote } from ${JSON.stringify(path.join(import.meta.dirname, 'promote.ts'))};
    const settings = ${JSON.stringify(site.settings)};
    let changes = 0;
    for (let round = 0; round < ${rounds}; round++)
      for (const version of ${JSON.stringify(versions)})
        for (;;)
          try {
            if ((await promote(settings, 'mfe-blog', version)).changed) changes += 1;
            break;
          } catch (error) {
            if (!/was changed while this command waited/.test(error.message)) throw error;
          }
    console.log('changes: ' + changes);
  `;
  site.write('promoter.mts', program);
  return spawn(process.execPath, ['--import', tsx, site.pathOf('promoter.mts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const outputOf = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    let text = '';
    child.stdout?.on('data', (part) => {
      text += part;
    });
    child.on('close', () => resolve(text));
  });

test('processes that promote at the same time lose no entry, and no reader ever sees half a channel', async () => {
  const versions = ['1.0.0-a', '1.0.0-b', '1.0.0-c'];
  for (const version of versions) {
    site.build('mfe-blog', version);
    await publish(site.settings, 'mfe-blog');
  }
  const file = site.pathOf(site.stored('mfe-blog', 'channel.json'));
  let reads = 0;
  let broken = 0;
  const reader = setInterval(() => {
    if (!existsSync(file)) return;
    reads += 1;
    try {
      if (!channelSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).success) broken += 1;
    } catch {
      broken += 1;
    }
  }, 1);

  const outputs = await Promise.all([1, 2, 3, 4].map(() => outputOf(promoter(versions, 6))));
  clearInterval(reader);

  const changes = outputs.map((text) => Number(/changes: (\d+)/.exec(text)?.[1]));
  const { history, live }: Channel = site.channel('mfe-blog');
  expect(history).toHaveLength(changes.reduce((sum, count) => sum + count, 0));
  expect(history.length).toBeGreaterThan(20);
  expect(history.map(({ from }) => from)).toEqual([null, ...history.slice(0, -1).map(({ to }) => to)]);
  expect(history.at(-1)?.to).toBe(live);
  expect(reads).toBeGreaterThan(20);
  expect(broken).toBe(0);
});

/** A process that holds the remote's lock until it ends. */
async function lockHolder(): Promise<ChildProcess> {
  const lock = JSON.stringify(remoteLock(site.settings, 'mfe-blog'));
  site.write(
    'holder.mts',
    `import { tryLock } from ${JSON.stringify(createRequire(import.meta.url).resolve('shared-lock'))};
     if (tryLock(${lock})) console.log('locked');
     setInterval(() => {}, 1000);`,
  );
  const child = spawn(process.execPath, ['--import', tsx, site.pathOf('holder.mts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a process that holds the lock is waited for, and no longer when it is killed', async () => {
  site.build('mfe-blog', '1.0.0-a');
  await publish(site.settings, 'mfe-blog');
  const holder = await lockHolder();
  let done = false;
  const attempt = promote(site.settings, 'mfe-blog').then(() => {
    done = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(done).toBe(false);
  holder.kill('SIGKILL');
  await attempt;
  expect(site.channel('mfe-blog').live).toBe('1.0.0-a');
});
