import { readWholeNumber } from '@tramuntana/contracts';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import type { Request } from '../request';
import { addAccessVerbs } from './accessProgram';
import { addPolicyVerbs } from './policyProgram';
import { addTeamVerbs } from './teamProgram';
import { Usage } from './Usage';

const AFTER = `
Every verb takes --json: one JSON document on standard output, for errors too ({"error": {"message", "remote"}}), and the
exit code 1 for those. npm prints lines of its own, unless it is told not to: npm run --silent release -- status --json

The store is \${DATA_DIR:-.data}/releases, or the database of RELEASES_URL. A running site follows it without a restart. Where
RELEASES_URL is an https:// address, a release service does the work for the identity of RELEASES_TOKEN.
Each verb: docs/releasing.md`;

/** Reads a command line, such as `['promote', 'mfe-blog']`. Throws Usage. */
export function readCommandLine(commandLine: readonly string[]): Request {
  const printed: string[] = [];
  let request: Request | undefined;
  const program = createProgram(
    (read) => {
      request = read;
    },
    (text) => printed.push(text),
  );
  try {
    program.parse(commandLine, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    throw new Usage(printed.join('').trimEnd(), error.exitCode === 0);
  }
  if (!request) throw new Usage(program.helpInformation() + AFTER, false);
  return request;
}

function createProgram(take: (request: Request) => void, print: (text: string) => void): Command {
  const program = new Command('npm run release --')
    .description("How a remote's build goes live.")
    .usage('<verb> …')
    .option('--json', 'print one JSON document')
    .addHelpText('after', AFTER)
    // Commander would print its text and end the process. Instead, it throws an error with that text.
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: print })
    .showHelpAfterError();
  const verb = (name: string, description: string) => program.command(name).description(description);
  addTeamVerbs(program, take);
  verb('prune [remote]', 'remove old releases; never what is live, canary, last good or in use')
    .requiredOption('--unused-for <days>', 'only releases that were unused for so many days', wholeDays)
    .option('--dry-run', 'only tell what would be removed')
    .action((remote, options) => take({ verb: 'prune', remote, options }));
  addPolicyVerbs(program, take);
  verb('sign [remote] [version]', 'sign published releases anew, after a change of keys').action((remote, version) =>
    take({ verb: 'sign', remote, version }),
  );
  verb('key', 'make the pair of keys for signatures').action(() => take({ verb: 'key' }));
  addAccessVerbs(program, take);
  return program;
}

/** A century, so that JavaScript can certainly represent a date so many days ago. */
const MAX_DAYS = 36_525;

/** At least a day, so that open pages still find their scripts. */
function wholeDays(text: string): number {
  const days = readWholeNumber(text, { min: 1, max: MAX_DAYS });
  if (days !== undefined) return days;
  throw new InvalidArgumentError('It is a number of days, at least 1.');
}
