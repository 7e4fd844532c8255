import type { Figure } from '../figure';
import { median } from '../figures/statistics';

/** The relevant part of Lighthouse's report. Scores are from 0 to 1, or null for a category without a judgement. */
export type Report = {
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
};

/** In hundredths. Performance depends on times, which a slow machine lengthens; the other categories depend on the page. */
const BARS: Record<string, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** A line for each page and category, with the median of its reports. Performance informs: it depends on the machine. */
export function scoreFigures(samples: Readonly<Record<string, readonly Report[]>>): Figure[] {
  return Object.entries(samples).flatMap(([path, reports]) =>
    Object.entries(BARS).map(([category, bar]): Figure => {
      const scores = reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
      const score = median(scores);
      return {
        what: `Lighthouse, ${category}, ${path}`,
        seen: `${score} (${Math.min(...scores)} to ${Math.max(...scores)})`,
        bar: `at least ${bar}`,
        holds: score >= bar,
        ...(category === 'performance' && { informs: true }),
      };
    }),
  );
}
