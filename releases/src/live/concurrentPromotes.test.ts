import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Channel, channel as channelSchema } from 'shared-contracts';
import { publish } from '../publish/publish';
import { aRepository, type Repository } from '../testing/aRepository';
import { promote } from './changeLive';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

let site: Repository;

beforeEach(() => {
  site = aRepository();
});

afterEach(() => site.remove());

/** A process of its own that promotes the versions in turn, round after round, and ends with the number of its changes. */
function promoter(versions: string[], rounds: number): ChildProcess {
  const program = `
    import { promote } from ${JSON.stringify(path.join(import.meta.dirname, 'changeLive.ts'))};
    const settings = ${JSON.stringify(site.settings)};
    let changes = 0;
    for (let round = 0; round < ${rounds}; round++)
      for (const version of ${JSON.stringify(versions)})
        if ((await promote(settings, 'mfe-blog', version)).changed) changes += 1;
    console.log('changes: ' + changes);
  `;
  site.write('promoter.mts', program);
  return spawn(process.execPath, ['--import', tsx, site.place('promoter.mts')], {
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
  const file = site.place(site.stored('mfe-blog', 'channel.json'));
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

test('a process killed while it held the lock does not lock the remote for ever', async () => {
  site.build('mfe-blog', '1.0.0-a');
  await publish(site.settings, 'mfe-blog');
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.on('exit', resolve));
  site.write(site.stored('mfe-blog', '.lock'), { pid: child.pid, host: os.hostname(), token: 'dead' });
  expect(await promote(site.settings, 'mfe-blog')).toMatchObject({ changed: true });
});

test('a lock of a machine that shows no sign of life is taken over, one that lives is waited for', async () => {
  site.build('mfe-blog', '1.0.0-a');
  await publish(site.settings, 'mfe-blog');
  site.write(site.stored('mfe-blog', '.lock'), { pid: 1, host: 'another-machine', token: 'other' });
  let done = false;
  const attempt = promote(site.settings, 'mfe-blog').then(() => {
    done = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(done).toBe(false);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(site.place(site.stored('mfe-blog', '.lock')), longAgo, longAgo);
  await attempt;
  expect(site.channel('mfe-blog').live).toBe('1.0.0-a');
});
