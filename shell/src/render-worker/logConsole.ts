import { format } from 'node:util';
import { RepeatCounter } from '../shared/composition/reports/RepeatCounter';

/** Pino's numeric log levels. */
const LEVELS = { debug: 20, log: 30, info: 30, warn: 40, error: 50 } as const;

/**
 * Writes a render thread's console output in the server's own log format, one JSON document a line. A repeated message is
 * written once a minute, with the number of repeats. `release` holds the fields that name the thread.
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
