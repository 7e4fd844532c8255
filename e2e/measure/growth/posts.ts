import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT, type Site, startSite } from '../../support/site';
import type { Figure } from '../figure';
import { ratioFigure } from '../figures/ratioFigure';
import type { Group } from '../group';
import { cpuInTurn } from '../server/cpuInTurn';

/** Enough that the list has as many pages as are shown, so that both documents hold as much. */
const FEW = 200;
const MANY = 100_000;
const CPU_BAR = 1.05;
const AMOUNT = { warmUp: 600, batches: 20, batch: 40 };

/** Whether posts that a page does not show cost it anything: the CPU of `/blog` with a hundred thousand, beside two hundred. */
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

/** Resolves with the address that it prints once it has made its posts; rejects when it ends before. */
async function provider(posts: number): Promise<{ child: ChildProcess; url: string }> {
  const args = ['--import', 'tsx', 'api/measure/serve.ts', String(posts)];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  // A run that is ended must not leave its provider behind.
  process.once('exit', () => child.kill('SIGTERM'));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    child.once('exit', (code) => reject(new Error(`the API with ${posts} posts ended with ${code}`)));
  });
  return { child, url };
}
