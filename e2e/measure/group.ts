import type { Figure } from './figure';
import type { Plot } from './report/dotPlot';

/** What every group of measurements is told. */
export type Run = {
  /** How often each thing is measured, at least. */
  runs: number;
  /** The folder of the site that is compared with; undefined where none is. */
  today: string | undefined;
  /** Compares pages without scripts with themselves: differences are the noise of the method. */
  control: boolean;
  /** Tells the progress. */
  note: (line: string) => void;
};

/** Figures to print, samples to keep, and plots of them. */
export type Result = { figures: Figure[]; samples?: unknown; plots?: Plot[] };

export type Group = (run: Run) => Promise<Result>;
