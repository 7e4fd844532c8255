import { structuredPatch } from 'diff';
import { inc } from 'semver';
import { DEPRECATED } from './deprecations';

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
 * a new major version. Added lines need a minor one. An announced end breaks nothing yet, so it needs a minor one as well.
 */
export function reportChange(before: string, after: string): ReportChange {
  const body = (report: string) => report.replace(HEADING, '');
  const declarations = (report: string) => body(report).split(`\n${DEPRECATED}\n`)[0] ?? '';
  const diff = difference(body(before), body(after));
  const version = reportedVersion(before);
  if (diff.length === 0) return { diff, atLeast: version, because: 'that one was reported already' };
  const breaks = difference(declarations(before), declarations(after)).some((line) => line.startsWith('-'));
  const atLeast = inc(version, breaks ? 'major' : 'minor');
  if (atLeast === null) throw new Error(`the report is of ${version}, which is no version`);
  return { diff, atLeast, because: breaks ? 'lines were removed or changed' : 'lines were added' };
}

function difference(before: string, after: string): string[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: CONTEXT });
  return hunks.flatMap(({ lines }) => ['@@', ...lines]);
}
