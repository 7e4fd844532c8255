import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { visitorsBrowser } from '@tramuntana/remote/journeys/browser';
import { startSite } from '../support/sites/site';
import { atLeast, type Figure, informs, median } from './figures';
import type { Group } from './group';
import { FIRST_PAGES } from './pages/pages';
import { warmUp } from './sites/warmUp';

/** npm fetches it when it is needed: its hundred packages do not belong into the project's installation. */
const PACKAGE = 'lighthouse@13.5.0';
/** The demo shop keeps search engines away on purpose, so this audit of `seo` would fail. */
const isUnlisted = (path: string) => path.startsWith('/tienda');

/** In hundredths. Performance depends on times, which a slow machine lengthens; the other categories depend on the page. */
const BARS: Record<string, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const MEGABYTE = 1024 * 1024;

/** The relevant part of Lighthouse's report. Scores are from 0 to 1, or null for a category without a judgement. */
type Report = {
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
};

const run = promisify(execFile);

/**
 * Lighthouse's scores of each first page on its own emulated phone, as medians of `runs`. If the tool is not available, or
 * fails three times for a page, the figure says so.
 */
export const lighthouse: Group = async ({ runs, note }) => {
  const site = await startSite();
  const samples: Record<string, Report[]> = {};
  try {
    await warmUp(site.url, FIRST_PAGES);
    for (const path of FIRST_PAGES) {
      for (let round = 0; round < runs; round++) {
        const load = () => audit(site.url + path, isUnlisted(path) ? ['is-crawlable'] : []);
        // Lighthouse gives up a load whose trace lacks an event (`NO_NAVSTART`), and asks for another run.
        const again = (error: unknown) => {
          note(`${path}: loaded again, ${reasonOf(error)}`);
          return load();
        };
        const report = await load().catch(again).catch(again);
        samples[path] = [...(samples[path] ?? []), report];
        note(`${path}: performance ${report.categories.performance?.score}`);
      }
    }
  } catch (error) {
    const notRun = informs('Lighthouse', `not run: ${reasonOf(error)}`);
    return { figures: [...scoreFigures(samples), notRun], samples };
  } finally {
    await site.stop();
  }
  return { figures: scoreFigures(samples), samples };
};

async function audit(address: string, skipped: readonly string[]): Promise<Report> {
  const { executablePath = chromium.executablePath(), args } = visitorsBrowser();
  const flags = ['--headless=new', ...args].join(' ');
  const options = [
    '--output=json',
    '--quiet',
    `--chrome-flags=${flags}`,
    ...skipped.map((name) => `--skip-audits=${name}`),
  ];
  const { stdout } = await run('npx', ['--yes', PACKAGE, address, ...options], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64 * MEGABYTE,
  });
  const { categories, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  return { categories };
}

/** The tool's last output. Its error message would begin with the whole command line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stderr = '' } = error as Error & { stderr?: string };
  return stderr.trim().split('\n').at(-1) || error.message;
}

/** A line for each page and category, with the median of its reports. Performance informs: it depends on the machine. */
export function scoreFigures(samples: Readonly<Record<string, readonly Report[]>>): Figure[] {
  return Object.entries(samples).flatMap(([path, reports]) =>
    Object.entries(BARS).map(([category, bar]): Figure => {
      const scores = reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
      const spread = ` (${Math.min(...scores)} to ${Math.max(...scores)})`;
      const figure = atLeast(`Lighthouse, ${category}, ${path}`, median(scores), bar, spread);
      return category === 'performance' ? { ...figure, informs: true } : figure;
    }),
  );
}
