import { type Counts, sum } from './counts';
import type { TestStep } from './testSteps';

/** What a step counted, and how long it took, in milliseconds. */
export type StepResult = Counts & { name: string; milliseconds: number };

/**
 * Runs every step, even after one has failed. A step that throws is one failure. Prints the sum as the last line. `now` is a
 * clock in milliseconds.
 */
export async function runSteps(
  steps: TestStep[],
  print: (line: string) => void,
  now: () => number = () => performance.now(),
): Promise<Counts & { results: StepResult[] }> {
  const results: StepResult[] = [];
  for (const { name, run } of steps) {
    print(`\n== ${name}`);
    const start = now();
    const counts = await run().catch((error: unknown): Counts => {
      print(`${name} broke off: ${error instanceof Error ? error.message : error}`);
      return { passed: 0, failed: 1 };
    });
    results.push({ ...counts, name, milliseconds: now() - start });
  }
  print('');
  for (const { name, passed, failed } of results) print(`${name.padEnd(12)} ${passed} passed, ${failed} failed`);
  const total = sum(results);
  for (const test of total.retried ?? []) print(`passed only at the second try: ${test}`);
  print(`${total.passed} passed, ${total.failed} failed`);
  return { ...total, results };
}
