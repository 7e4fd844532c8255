import type { StepResult } from './runSteps';

/** How many of the slowest tests are named. */
const SLOWEST = 15;

/**
 * The run on one page, as Markdown: its steps, the tests that needed a second try, the slowest tests, and the matrix of
 * faults (Markdown, too) where one was written.
 */
export function summary(results: readonly StepResult[], matrix?: string): string {
  const slowest = results
    .flatMap(({ timed = [] }) => timed)
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST);
  const retried = results.flatMap((step) => step.retried ?? []);
  const failed = results.reduce((total, step) => total + step.failed, 0);
  const parts = [
    `# ${failed === 0 ? 'Everything passed' : `${failed} failed`}`,
    table(
      ['step', 'passed', 'failed', 'seconds'],
      results.map((step) => [step.name, step.passed, step.failed, seconds(step.milliseconds)]),
    ),
    '## Passed only at the second try',
    retried.length > 0 ? retried.map((test) => `- ${test}`).join('\n') : 'None.',
    '## Slowest tests',
    table(
      ['test', 'seconds'],
      slowest.map(({ name, milliseconds }) => [name, seconds(milliseconds)]),
    ),
    // One heading below the summary's own.
    ...(matrix ? [matrix.trimEnd().replace(/^#/gm, '##')] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
