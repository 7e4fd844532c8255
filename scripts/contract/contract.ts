import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lt } from 'semver';
import { readContract } from './contractReport';
import { reportedDeprecations } from './deprecations';
import { reportChange, reportedVersion } from './reportChange';

/** The checked-in report, in the package's folder. */
const REPORT = 'contract.api.md';

const ACCEPT = 'npm run contract -- accept';

type Outcome = { ok: boolean; lines: string[] };

/** Whether the checked-in report matches the package's exports. If not, the lines show the difference and the next step. */
export function checkContract(folder: string): Outcome {
  const { name, file, before, after, refusal, diff, problems } = compare(folder);
  if (problems.length > 0) return { ok: false, lines: problems };
  if (before === after) return { ok: true, lines: [`${file} is right: version ${reportedVersion(after)}.`] };
  if (before === undefined) return { ok: false, lines: [`There is no ${file}: write it with ${ACCEPT}`] };
  return {
    ok: false,
    lines: [`${name} exports something else than ${file} says:`, ...diff, refusal ?? `Accept it: ${ACCEPT}`],
  };
}

/** Writes a new report, unless the package's version is too low for the change. */
export function acceptContract(folder: string): Outcome {
  const { file, after, refusal, diff, problems } = compare(folder);
  if (problems.length > 0) return { ok: false, lines: problems };
  if (refusal) return { ok: false, lines: [...diff, refusal] };
  writeFileSync(path.join(folder, REPORT), after);
  return { ok: true, lines: [`${file} is of version ${reportedVersion(after)} now.`] };
}

function compare(folder: string) {
  const name = path.basename(folder);
  const file = `${name}/${REPORT}`;
  const { report: after, problems, declared } = readContract(folder);
  const written = path.join(folder, REPORT);
  if (!existsSync(written)) return { name, file, before: undefined, after, diff: [], problems };
  const before = readFileSync(written, 'utf8');
  problems.push(...removedTooEarly(before, reportedVersion(after), declared));
  const { diff, atLeast, because } = reportChange(before, after);
  const refusal = lt(reportedVersion(after), atLeast)
    ? `The version in ${name}/package.json must be at least ${atLeast}, because ${because}. Raise it, then: ${ACCEPT}`
    : undefined;
  return { name, file, before, after, diff, refusal, problems };
}

/** A deprecated name stays until the version that its tag names, because remotes plan with that version. */
const removedTooEarly = (before: string, version: string, declared: ReadonlySet<string>): string[] =>
  [...reportedDeprecations(before)]
    .filter(([name, { goes }]) => !declared.has(name) && lt(version, goes))
    .map(([name, { goes }]) => `${name} may go in ${goes}, and this is ${version}: bring it back until then.`);
