import type { Figure } from './figure';

/** Settings of every group of measurements. */
export type Run = {
  /** How often each thing is measured, at least. */
  runs: number;
  /** The folder of a site to compare with. */
  beside: string | undefined;
  /** Tells the progress. */
  note: (line: string) => void;
};

/** Figures to print, and samples to keep. */
export type Result = { figures: Figure[]; samples?: unknown };

export type Group = (run: Run) => Promise<Result>;
