import { structuredPatch } from 'diff';
import { inc } from 'semver';

export type ReportChange = {
  /** The lines that differ, as in a unified diff: `-` for the old report's, `+` for the new one's, with some around. */
  diff: string[];
  /** The lowest version of the package that may carry the change. */
  atLeast: string;
  /** Why, as the end of a sentence. */
  because: string;
};

const CONTEXT = 2;
const HEADING = /^# \S+ (\S+)\n/;

/** Version of the package that a report is of. Throws where the text is no report. */
export function reportedVersion(report: string): string {
  const version = HEADING.exec(report)?.[1];
  if (version === undefined) throw new Error('a report begins with the name and the version of its package');
  return version;
}

/**
 * What changed between two reports, besides the version. Releases may rely on each line, so one that is gone or different
 * needs a new major version. Further lines need a minor one.
 */
export function reportChange(before: string, after: string): ReportChange {
  const body = (report: string) => report.replace(HEADING, '');
  const { hunks } = structuredPatch('', '', body(before), body(after), '', '', { context: CONTEXT });
  const diff = hunks.flatMap(({ lines }) => ['@@', ...lines]);
  const version = reportedVersion(before);
  if (diff.length === 0) return { diff, atLeast: version, because: 'that one was reported already' };
  const breaks = diff.some((line) => line.startsWith('-'));
  const atLeast = inc(version, breaks ? 'major' : 'minor');
  if (atLeast === null) throw new Error(`the report is of ${version}, which is no version`);
  return { diff, atLeast, because: breaks ? 'lines were removed or changed' : 'lines were added' };
}
