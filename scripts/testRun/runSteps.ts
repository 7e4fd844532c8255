import { type Counts, sum } from './counts';
import type { TestStep } from './testSteps';

/**
 * Runs every step, even after one has failed. A step that throws is one failure. Prints the duration of each step, and the
 * sum as the last line.
 */
export async function runSteps(steps: TestStep[], print: (line: string) => void): Promise<Counts> {
  const results: (Counts & { name: string; seconds: number })[] = [];
  for (const { name, run } of steps) {
    print(`\n== ${name}`);
    const start = performance.now();
    const counts = await run().catch((error: unknown): Counts => {
      print(`${name} broke off: ${error instanceof Error ? error.message : error}`);
      return { passed: 0, failed: 1 };
    });
    results.push({ ...counts, name, seconds: Math.round((performance.now() - start) / 1000) });
  }
  print('');
  for (const { name, passed, failed, seconds } of results)
    print(`${name.padEnd(24)} ${passed} passed, ${failed} failed, ${seconds} s`);
  const total = sum(results);
  for (const test of total.retried ?? []) print(`passed only at the second try: ${test}`);
  print(`${total.passed} passed, ${total.failed} failed`);
  return total;
}
