import { format } from 'node:util';
import { RepeatCounter } from '../shared/composition/reports/RepeatCounter';

/** Pino's numbers of the levels. */
const LEVELS = { debug: 20, log: 30, info: 30, warn: 40, error: 50 } as const;

/**
 * Writes what the code of a render thread tells its console as records like the server's own, one JSON document a line. A
 * failure that every page meets is written once a minute, with how often it came since. `release` names the thread.
 */
export function logConsole(
  release: object,
  write: (line: string) => void = (line) => process.stdout.write(line),
): void {
  const repeats = new RepeatCounter();
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...told: unknown[]) => {
      const error = told.find((each) => each instanceof Error);
      const msg = format(...told.filter((each) => each !== error));
      const repeated = repeats.before(`${level} ${msg} ${error?.message}`);
      if (repeated === undefined) return;
      const err = error && { type: error.name, message: error.message, stack: error.stack };
      write(
        `${JSON.stringify({ level, time: Date.now(), ...release, ...(repeated > 0 && { repeated }), msg, err })}\n`,
      );
    };
  }
}
