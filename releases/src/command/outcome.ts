import type { Published } from '../publish/Published';
import { ReleaseRefused } from '../refusal';

/** The result of a verb: `data` for `--json`, `lines` for people. */
export type Outcome = { data: object; lines: string[] };

/** Rows as lines with aligned columns; the first row holds the headings. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Says that somebody changed a remote again. The command's change stays in the history, but visitors get the later one. */
export const superseded = (remote: string, by: string) =>
  new ReleaseRefused(
    remote,
    `was changed again by somebody else while this command waited for the site (${by})`,
    'conflict',
  );

/** Says what became of a release that was published. */
export function describePublished(published: Published): Outcome {
  const { remote, version, outcome, notes = [] } = published;
  const isPresent = outcome === 'present';
  const advice = isPresent ? 'nothing to do' : `to make it live: npm run release -- promote ${remote} ${version}`;
  const done = isPresent
    ? 'published already, '
    : `${outcome === 'signed' ? 'published already, and signed anew' : outcome}; `;
  return {
    data: published,
    lines: [`${remote}: ${version} is ${done}${advice}`, ...notes.map((note) => `${remote}: ${note}`)],
  };
}
