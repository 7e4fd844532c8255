import type { Figure } from '../figures';
import type { Answered } from './traffic';

/** The requests during one fault. */
export type Line = {
  name: string;
  answers: readonly Answered[];
  /** Forms may be put off with the API's sentence. */
  isDatabaseAway: boolean;
  /** Number of requests that may stay unanswered. */
  mayLose: number;
  /** Why the fault was not produced as planned. */
  problem?: string | undefined;
};

/** The line of the table about one fault. `stored` counts the messages in the database by their text. */
export function figureOf(
  { name, answers, isDatabaseAway, mayLose, problem }: Line,
  stored: Map<string, number>,
): Figure {
  const count = (matches: (answer: Answered) => boolean) => answers.filter(matches).length;
  const forms = answers.filter(({ kind }) => kind === 'form');
  const acknowledged = forms.filter(({ status }) => status === 201);
  const unanswered = count(({ status }) => status === 0);
  const failed = count(({ kind, status }) => kind !== 'form' && status !== 200 && status !== 0);
  const putOff = count(({ isPutOff }) => isPutOff);
  const refused = forms.filter(({ status, isPutOff }) => status !== 0 && status !== 201 && !isPutOff).length;
  const missing = acknowledged.filter(({ what }) => !stored.has(what)).length;
  const repeated = forms.filter(({ what }) => (stored.get(what) ?? 0) > 1).length;
  const left = count(({ isLeftToBrowser }) => isLeftToBrowser);
  const longest = Math.max(0, ...answers.map(({ milliseconds }) => milliseconds));
  const cells: [number, string][] = [
    [answers.length, 'requests'],
    [unanswered, 'unanswered'],
    [failed, 'pages and reads failed'],
    [left, 'pages left to browsers'],
    [putOff, 'forms put off'],
    [refused, 'forms failed'],
    [acknowledged.length, 'acknowledged'],
    [missing, 'missing'],
    [repeated, 'stored twice'],
    [Math.round(longest), 'ms at most'],
  ];
  const holds =
    problem === undefined &&
    answers.length > 0 &&
    acknowledged.length > 0 &&
    unanswered <= mayLose &&
    [failed, refused, missing, repeated, isDatabaseAway ? 0 : putOff].every((broken) => broken === 0);
  return {
    what: name,
    seen:
      cells.map(([value, unit]) => `${String(value).padStart(4)} ${unit}`).join(', ') + (problem ? `: ${problem}` : ''),
    bar: isDatabaseAway ? 'forms may be put off' : mayLose > 0 ? `at most ${mayLose} unanswered` : 'none lost',
    holds,
  };
}
