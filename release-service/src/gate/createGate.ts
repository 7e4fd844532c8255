import os from 'node:os';
import {
  type Gate,
  type GatedRelease,
  neighboursOfUpload,
  ReleaseRefused,
  type ReleaseSettings,
  SHELL,
} from 'releases';
import { apiProblem } from './apiProblem';
import { DEFAULT_LIMITS, type Limits } from './Confined';
import { heavyPages } from './pageBytes';
import { printable } from './printable';
import { type Part, type Rendering, renderTogether } from './renderTogether';
import { createTurns } from './turns';

type Settings = {
  releases: ReleaseSettings;
  guard: string;
  apiUrl: string | undefined;
  limits?: Limits;
  /** For temporary folders; that of the system by default. */
  place?: string;
};

/** Problems refuse a release. Notes tell of a check that was not possible. */
type Findings = { problems: string[]; notes: string[] };

/**
 * The gate of a store: renders an uploaded release with the shells or remotes that it will meet, one release at a time. A
 * release that passed does not run again as long as its neighbours are the same.
 */
export function createGate({ releases, guard, apiUrl, limits = DEFAULT_LIMITS, place = os.tmpdir() }: Settings): Gate {
  const inTurn = createTurns();
  const passed = new Map<string, string[]>();
  return async (release, options) => {
    const { remote, version } = release.manifest;
    const neighbours = await neighboursOfUpload(releases, release);
    const key = JSON.stringify([release.manifest, neighbours.map((each) => [each.remote, each.version]), options]);
    return inTurn(remote, async () => {
      const known = passed.get(key);
      if (known) return known;
      const parts = neighbours.map((manifest) => ({ manifest, source: releases.store }));
      const { problems, notes } = await check(release, parts, { guard, apiUrl, limits, place }, options.pageBytes);
      if (problems.length > 0) {
        const lines = [...new Set(problems)].map(printable);
        throw new ReleaseRefused(
          remote,
          `${version} was not published, because the gate refuses it:\n${lines.join('\n')}`,
        );
      }
      remember(passed, key, notes);
      return notes;
    });
  };
}

async function check(
  release: GatedRelease,
  neighbours: Part[],
  rendering: Rendering,
  pageBytes: number | undefined,
): Promise<Findings> {
  const isShell = release.manifest.remote === SHELL;
  const findings: Findings = { problems: [], notes: [] };
  if (neighbours.length === 0 && !isShell) {
    findings.notes.push('no shell that it fits is live here, so the gate rendered no page');
  }
  if (isShell) await findProblems({ shell: release }, '', findings, { rendering, pageBytes });
  for (const each of neighbours) {
    const pair = isShell ? { shell: release, remote: each } : { shell: each, remote: release };
    const where = `with ${each.manifest.remote} ${each.manifest.version}: `;
    await findProblems(pair, where, findings, { rendering, pageBytes: isShell ? undefined : pageBytes });
  }
  return findings;
}

type Rules = { rendering: Rendering; pageBytes: number | undefined };

async function findProblems(
  pair: { shell: Part; remote?: Part },
  where: string,
  { problems, notes }: Findings,
  { rendering, pageBytes }: Rules,
): Promise<void> {
  const { result, ended, attempts } = await renderTogether(pair, rendering);
  const found = [...attempts.map((attempt) => `it tried to ${attempt}`), ...(ended === undefined ? [] : [ended])];
  if (result) found.push(...result.failures);
  if (result && result.rendered.length + result.failures.length === 0) found.push('it rendered no page');
  // A page without its data may fail, so the reason stands beside the failures.
  const reason =
    result && result.failures.length > 0 && attempts.length === 0 ? await apiProblem(rendering.apiUrl) : undefined;
  if (reason !== undefined) found.push(reason);
  if (pageBytes !== undefined && result?.chunks) {
    found.push(...heavyPages((pair.remote ?? pair.shell).manifest, result.chunks, pageBytes));
  } else if (pageBytes !== undefined && result) {
    notes.push(`${where}this shell does not tell the chunks of pages, so their bytes were not counted`);
  }
  problems.push(...found.map((problem) => where + problem));
}

/** Releases that passed are remembered for clients that repeat their last step. */
const MOST_REMEMBERED = 100;

function remember(passed: Map<string, string[]>, key: string, notes: string[]): void {
  passed.set(key, notes);
  const [oldest] = passed.keys();
  if (passed.size > MOST_REMEMBERED && oldest !== undefined) passed.delete(oldest);
}
