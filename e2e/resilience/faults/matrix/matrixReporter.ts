import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { CELL, type Cell, USABLE } from './cell';
import { type CellResult, writeMatrix } from './writeMatrix';

/** Where the matrix is written, below the repository. */
const FILE = 'test-results/faults.md';

/** Prints the matrix of faults when all tests are over, and writes it as Markdown. */
export default class MatrixReporter implements Reporter {
  private readonly results = new Map<string, CellResult>();

  onTestEnd({ id }: TestCase, { status, annotations }: TestResult): void {
    const described = (wanted: string) => annotations.find(({ type }) => type === wanted)?.description;
    const text = described(CELL);
    if (!text) return;
    const usable = described(USABLE);
    // A later try replaces the one before.
    this.results.set(id, {
      ...(JSON.parse(text) as Cell),
      passed: status === 'passed',
      ...(usable !== undefined && { usable: Number(usable) }),
    });
  }

  onEnd(): void {
    const results = [...this.results.values()];
    if (results.length === 0) return;
    const failed = results.filter(({ passed }) => !passed).length;
    const matrix = `# Matrix of faults\n\n${results.length} cells, ${failed} failed.\n\n${writeMatrix(results)}`;
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, matrix);
    process.stdout.write(`\n${matrix}\nThe matrix stands in ${FILE}, too.\n`);
  }
}
