import { type Counts, sum } from './counts';
import type { TestStep } from './testSteps';

/** Runs every step, even after one has failed. A step that throws is one failure. Prints the sum as the last line. */
export async function runSteps(steps: TestStep[], print: (line: string) => void): Promise<Counts> {
  const counts: Counts[] = [];
  for (const { name, run } of steps) {
    print(`\n== ${name}`);
    counts.push(
      await run().catch((error: unknown) => {
        print(`${name} broke off: ${error instanceof Error ? error.message : error}`);
        return { passed: 0, failed: 1 };
      }),
    );
  }
  print('');
  for (const [index, { passed, failed }] of counts.entries()) {
    print(`${(steps[index]?.name ?? '').padEnd(12)} ${passed} passed, ${failed} failed`);
  }
  const total = sum(counts);
  for (const test of total.retried ?? []) print(`passed only at the second try: ${test}`);
  print(`${total.passed} passed, ${total.failed} failed`);
  return total;
}
