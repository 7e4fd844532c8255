/** Prints a figure of this run. docs/measurements.md has those of a release. */
export const print = (name: string, value: string): void => void process.stdout.write(`    ${name}: ${value}\n`);

export const seconds = (value: number): string => `${value.toFixed(1)} s`;
