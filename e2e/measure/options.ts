import { parseArgs } from 'node:util';

type Options = {
  groups: string[];
  runs: number;
  /** A file, or `-` for the standard output. */
  json: string | undefined;
  report: string | undefined;
  /** The folder of the site to compare with; false for none, undefined for a clone of its commit. */
  today: string | false | undefined;
  control: boolean;
};

class UnknownOption extends Error {
  // The launcher prints errors of this name without a stack trace.
  override readonly name = 'Failure';
}

const RUNS = 7;

/** Reads `npm run measure -- [group…] [options]`. Throws `UnknownOption` for what it does not know. */
export function readOptions(args: string[], known: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UnknownOption(`${unknown} is no group; there are: ${known.join(', ')}`);
  const { runs = String(RUNS) } = values;
  if (!/^[1-9]\d{0,3}$/.test(runs)) throw new UnknownOption(`--runs ${runs} is no number of loads`);
  return {
    groups: positionals.length > 0 ? positionals : [...known],
    runs: Number(runs),
    json: values.json,
    report: values.report,
    today: values['no-today'] ? false : values.today,
    control: values.control ?? false,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        runs: { type: 'string' },
        json: { type: 'string' },
        report: { type: 'string' },
        today: { type: 'string' },
        'no-today': { type: 'boolean' },
        control: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UnknownOption((error as Error).message);
  }
}
