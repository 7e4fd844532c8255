import { parseArgs } from 'node:util';
import { originOf } from '@tramuntana/remote/development/run/siteOf';
import { Failure } from '../setup/Failure';

export type DevOptions = {
  /** The workspaces to run from source; undefined means all. Without `from`, the shell is one of them in any case. */
  names: string[] | undefined;
  /** Origin of the site that the other releases come from. Without it, those of remotes come from the local store. */
  from: string | undefined;
};

const USAGE = 'npm run dev [-- <workspace> …] [--from https://site]';

/** Reads the arguments of `npm run dev`. `known` are the workspaces that can be developed. */
export function readOptions(args: string[], known: readonly string[]): DevOptions {
  const { positionals, values } = parse(args);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Failure(`${unknown} cannot be developed; there are: ${known.join(', ')}`);
  const from = values.from === undefined ? undefined : originOf(values.from);
  if (from !== undefined && positionals.length === 0) {
    throw new Failure(`--from takes the others from ${from}, so name what you develop: ${USAGE}`);
  }
  return { names: positionals.length > 0 ? positionals : undefined, from };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { from: { type: 'string' } } });
  } catch (error) {
    throw new Failure(`${(error as Error).message}\n${USAGE}`);
  }
}
