import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lt } from 'semver';
import { contractReport } from './contractReport';
import { reportChange, reportedVersion } from './reportChange';

/** The checked-in report, in the package's folder. */
const REPORT = 'contract.api.md';

const ACCEPT = 'npm run contract -- accept';

type Outcome = { ok: boolean; lines: string[] };

/** Whether the checked-in report matches the package's exports. If not, the lines show the difference and the next step. */
export function checkContract(folder: string): Outcome {
  const { name, file, before, after, refusal, diff } = compare(folder);
  if (before === after) return { ok: true, lines: [`${file} is right: version ${reportedVersion(after)}.`] };
  if (before === undefined) return { ok: false, lines: [`There is no ${file}: write it with ${ACCEPT}`] };
  return {
    ok: false,
    lines: [`${name} exports something else than ${file} says:`, ...diff, refusal ?? `Accept it: ${ACCEPT}`],
  };
}

/** Writes a new report, unless the package's version is too low for the change. */
export function acceptContract(folder: string): Outcome {
  const { file, after, refusal, diff } = compare(folder);
  if (refusal) return { ok: false, lines: [...diff, refusal] };
  writeFileSync(path.join(folder, REPORT), after);
  return { ok: true, lines: [`${file} is of version ${reportedVersion(after)} now.`] };
}

function compare(folder: string) {
  const name = path.basename(folder);
  const file = `${name}/${REPORT}`;
  const after = contractReport(folder);
  const written = path.join(folder, REPORT);
  if (!existsSync(written)) return { name, file, before: undefined, after, diff: [] };
  const before = readFileSync(written, 'utf8');
  const { diff, atLeast, because } = reportChange(before, after);
  const refusal = lt(reportedVersion(after), atLeast)
    ? `The version in ${name}/package.json must be at least ${atLeast}, because ${because}. Raise it, then: ${ACCEPT}`
    : undefined;
  return { name, file, before, after, diff, refusal };
}
