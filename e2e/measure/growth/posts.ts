import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT, type Site, startSite } from '../../support/sites/site';
import type { Figure } from '../figure';
import { ratioFigure } from '../figures/ratioFigure';
import type { Group } from '../group';
import { cpuInTurn } from '../server/cpuInTurn';

/** Enough for as many page links as the list ever shows, so that both documents hold equally much. */
const FEW = 200;
const MANY = 100_000;
const CPU_BAR = 1.05;
const AMOUNT = { warmUp: 600, batches: 20, batch: 40 };

/** Whether posts that are not shown cost a page anything: the CPU of `/blog` with 100,000 and with 200. */
export const postGrowth: Group = async ({ note }) => {
  const providers: ChildProcess[] = [];
  const sites: { name: string; site: Site }[] = [];
  try {
    for (const posts of [FEW, MANY]) {
      note(`an API with ${posts} posts`);
      const { child, url } = await provider(posts);
      providers.push(child);
      note(`a site of it`);
      sites.push({ name: String(posts), site: await startSite({ HTML_CACHE: 'off', API_URL: url }) });
    }
    const cpu = await cpuInTurn(sites, ['/blog'], AMOUNT);
    const sizes = await Promise.all(sites.map(async ({ site }) => (await documentOf(site)).byteLength));
    const figures: Figure[] = [
      ratioFigure(`CPU of /blog with ${MANY} posts, to that with ${FEW}`, cpu[MANY] ?? [], cpu[FEW] ?? [], {
        atMost: CPU_BAR,
      }),
      {
        what: `bytes of /blog with ${FEW} and ${MANY} posts`,
        seen: sizes.join(', '),
        bar: 'informs',
        holds: true,
        informs: true,
      },
    ];
    return { figures, samples: cpu };
  } finally {
    for (const { site } of sites) await site.stop();
    for (const child of providers) child.kill('SIGTERM');
  }
};

const documentOf = async ({ url }: Site) => (await fetch(`${url}/blog`)).arrayBuffer();

/** Starts an API with so many posts. Resolves with its address once it answers; rejects where it ends before. */
async function provider(posts: number): Promise<{ child: ChildProcess; url: string }> {
  const args = ['--import', 'tsx', 'api/measure/serve.ts', String(posts)];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  // When the measurement is interrupted, the API must end, too.
  process.once('exit', () => child.kill('SIGTERM'));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    child.once('exit', (code) => reject(new Error(`the API with ${posts} posts ended with ${code}`)));
  });
  return { child, url };
}
