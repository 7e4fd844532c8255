import { structuredPatch } from 'diff';
import { inc } from 'semver';

export type ReportChange = {
  /** The lines that differ, as a unified diff with context: `-` marks the old report, `+` the new one. */
  diff: string[];
  /** The lowest version of the package that may carry the change. */
  atLeast: string;
  /** The reason, worded as the end of a sentence. */
  because: string;
};

const CONTEXT = 2;
const HEADING = /^# \S+ (\S+)\n/;

/** The package version that a report describes. Throws when the text is not a report. */
export function reportedVersion(report: string): string {
  const version = HEADING.exec(report)?.[1];
  if (version === undefined) throw new Error('a report begins with the name and the version of its package');
  return version;
}

/**
 * The change between two reports, apart from the version. Releases may rely on each line, so a removed or changed line needs
 * a new major version. Added lines need a minor one.
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
