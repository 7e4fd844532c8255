import { parseArgs } from 'node:util';
import type { Run } from './group';

type Options = Omit<Run, 'note'> & {
  groups: string[];
  /** A file, or `-` for the standard output. */
  json: string | undefined;
};

class UnknownOption extends Error {
  // The launcher prints errors with this name without a stack trace.
  override readonly name = 'Failure';
}

const RUNS = '7';

/** Reads `npm run measure -- [group…] [options]`. Throws `UnknownOption` for an unknown word. */
export function readOptions(args: string[], known: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UnknownOption(`${unknown} is no group; there are: ${known.join(', ')}`);
  const { runs = RUNS, json, beside } = values;
  if (!/^[1-9]\d{0,3}$/.test(runs)) throw new UnknownOption(`--runs ${runs} is no number of loads`);
  return { groups: positionals.length > 0 ? positionals : [...known], runs: Number(runs), json, beside };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { runs: { type: 'string' }, json: { type: 'string' }, beside: { type: 'string' } },
    });
  } catch (error) {
    throw new UnknownOption((error as Error).message);
  }
}
