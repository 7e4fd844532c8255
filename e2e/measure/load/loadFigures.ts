import type { Figure } from '../figure';
import { CACHED_BAR } from '../server/throughput';
import { type Sample, whichCores } from '../server/underLoad';

/** In milliseconds, for cached pages on a quiet machine. */
const P99_BAR = 50;

/** Results of a kind of address (`pages`, `assets`, …) under full load. Only pages have bars, because they are cached. */
export function loadFigures(kind: string, { perSecond, perCpuSecond, p50, p99, failed, answers }: Sample): Figure[] {
  const isBound = kind === 'pages';
  const figures: Figure[] = [
    {
      what: `${kind} a second, ${whichCores()}`,
      seen: `${Math.round(perSecond)} (p50 ${p50} ms, p99 ${p99} ms)`,
      bar: isBound ? `p99 at most ${P99_BAR} ms on a quiet machine` : 'informs',
      holds: !isBound || p99 <= P99_BAR,
      informs: true,
    },
    { what: `${kind} that failed, of ${answers}`, seen: String(failed), bar: '0', holds: failed === 0 },
  ];
  if (isBound) {
    figures.unshift({
      what: 'kept pages a second of the server’s CPU',
      seen: String(Math.round(perCpuSecond)),
      bar: `at least ${CACHED_BAR}`,
      holds: perCpuSecond >= CACHED_BAR,
    });
  }
  return figures;
}
