import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { askFor, percentile, steadyLoad } from '../../support/sites/load';
import { startSite } from '../../support/sites/site';

const PAGES = ['/', '/servicios', '/contacto', '/blog', '/blog/post/1', '/media', '/tienda', '/carrito'];
const LOOPS = 8;
const REQUESTS = 1000;
const SECONDS = 30;

/** Starts this many programs that use all available processor time, as on a busy machine. */
function startBusyLoops(count: number): { stop(): void } {
  const loops: ChildProcess[] = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return {
    stop() {
      for (const loop of loops) loop.kill('SIGKILL');
    },
  };
}

test('the site answers every page on a busy machine, and blames no release: eight busy loops beside it', async () => {
  // HTML_CACHE is off, because cached pages would not use the render threads.
  const site = await startSite({ HTML_CACHE: 'off' });
  const loops = startBusyLoops(LOOPS);
  try {
    const load = steadyLoad(site.url, PAGES, REQUESTS / SECONDS);
    await sleep(SECONDS * 1000);
    const answers = await load.stop();
    const times = answers.map(({ milliseconds }) => milliseconds);
    const left = answers.filter(({ isLeftToBrowser }) => isLeftToBrowser).length;
    process.stdout.write(
      `${answers.length} pages, ${left} left to the browser, median ${percentile(times, 0.5).toFixed(0)} ms, ` +
        `p99 ${percentile(times, 0.99).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms\n`,
    );
    expect(answers.length).toBeGreaterThanOrEqual(REQUESTS - 10);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const { remotes } = (await (await fetch(`${site.url}/healthz`)).json()) as { remotes: { status: string }[] };
    expect(remotes.map(({ status }) => status)).toEqual(['available', 'available', 'available', 'available']);
    expect(site.output()).not.toContain('release left alone');
    loops.stop();
    expect(await askFor(site.url, '/blog')).toMatchObject({ status: 200, isLeftToBrowser: false });
  } finally {
    loops.stop();
    await site.stop();
  }
});
