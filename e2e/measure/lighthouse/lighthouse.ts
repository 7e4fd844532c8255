import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { visitorsBrowser } from '../../support/browser';
import { startSite } from '../../support/sites/site';
import type { Figure } from '../figure';
import type { Group } from '../group';
import { FIRST_PAGES } from '../pages/pages';
import { warmUp } from '../sites/warmUp';
import { auditAgain } from './auditAgain';
import { type Report, scoreFigures } from './scoreFigures';

/** npm fetches it when it is needed: its hundred packages do not belong into the project's installation. */
const PACKAGE = 'lighthouse@13.5.0';
/** The demo shop keeps search engines away on purpose, so this audit of `seo` would fail. */
const isUnlisted = (path: string) => path.startsWith('/tienda');

const MEGABYTE = 1024 * 1024;

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
        const report = await auditAgain(
          () => audit(site.url + path, isUnlisted(path) ? ['is-crawlable'] : []),
          (error) => note(`${path}: loaded again, ${reasonOf(error)}`),
        );
        samples[path] = [...(samples[path] ?? []), report];
        note(`${path}: performance ${report.categories.performance?.score}`);
      }
    }
  } catch (error) {
    return { figures: [...scoreFigures(samples), notRun(error)], samples };
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

const notRun = (error: unknown): Figure => ({
  what: 'Lighthouse',
  seen: `not run: ${reasonOf(error)}`,
  bar: 'where it can be run',
  holds: true,
  informs: true,
});

/** The tool's last output. Its error message would begin with the whole command line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stderr = '' } = error as Error & { stderr?: string };
  return stderr.trim().split('\n').at(-1) || error.message;
}
