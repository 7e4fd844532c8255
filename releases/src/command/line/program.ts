import { readWholeNumber } from '@tramuntana/contracts';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { type Request, requests } from '../request';
import { addAccessVerbs } from './accessProgram';
import { addPolicyVerbs } from './policyProgram';

/** A command line that cannot be understood, or that asked for help (`isHelp`). The message is for the terminal. */
export class Usage extends Error {
  override readonly name = 'Usage';
  constructor(
    message: string,
    readonly isHelp: boolean,
  ) {
    super(message);
  }
}

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
  const change = (name: string, description: string) =>
    verb(name, description)
      .option('--reason <why>', 'is told by history')
      .option('--expect <version>', 'refuse unless this version is live (none: unless nothing is)');

  verb('status', 'the wanted version of every remote, the versions in use, and what is wrong').action(() =>
    take({ verb: 'status' }),
  );
  verb('publish <remote>', 'build it when stale, check it, and put it into the store').action((remote) =>
    take({ verb: 'publish', remote }),
  );
  change(
    'promote <remote> [version]',
    'make a version live (the newest), and put the former back if it does not render',
  )
    .option('--drop-mount <path>', 'give up a path that is live now; may be repeated', collect)
    .option('--override <reason>', "pass over the remote's policies; needs the right 'access'")
    .action((remote, version, options) => take({ verb: 'promote', remote, version, options }));
  change('rollback <remote>', 'make the former live version live again').action((remote, options) =>
    take({ verb: 'rollback', remote, options }),
  );
  change('retire <remote>', 'take a remote off the site: its paths are 404; promote brings it back').action(
    (remote, options) => take({ verb: 'retire', remote, options }),
  );
  verb('canary <remote> [version]', 'give a version to some of the visitors (1 to 50 percent), or end that')
    .argument('[percent]', 'of the visitors', wholePercent)
    .option('--stop', 'all visitors get the live version again')
    .option('--reason <why>', 'is told by history')
    .action((remote, version, percent, options) => take({ verb: 'canary', remote, version, percent, options }));
  verb('list [remote]', 'published versions, their state, and when they were live last').action((remote) =>
    take({ verb: 'list', remote }),
  );
  verb('history [remote]', 'who made what live, when and why')
    .option('--all', 'of all remotes')
    .option('--since <day>', 'only changes since then, as 2026-11-22 or 2026-11-22T10:00:00Z', timeSince)
    .option('--verify', 'check the hashes that chain the changes, of one remote or of all')
    .option('--head <hash>', 'with --verify: a hash printed earlier that the history must still hold', keptHead)
    .action((remote, { all, ...options }, command: Command) => {
      const { verify, since, head } = options;
      if (verify ? remote !== undefined && all : (remote === undefined) === (all === undefined)) {
        command.error('error: name one remote, or give --all');
      }
      if (verify && since !== undefined) command.error('error: --verify is about the whole history, without --since');
      if (!verify && head !== undefined) command.error('error: --head needs --verify');
      take({ verb: 'history', remote, ...options });
    });
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

const collect = (value: string, before: string[] = []) => [...before, value];

function wholePercent(text: string): number {
  const percent = readWholeNumber(text, { min: 1 });
  if (percent !== undefined) return percent;
  throw new InvalidArgumentError('The share of visitors is a whole number of percent, as in 10.');
}

function timeSince(text: string): string {
  const { data, error } = requests.history.shape.since.safeParse(text);
  if (data !== undefined) return data;
  throw new InvalidArgumentError(error?.issues[0]?.message ?? '');
}

function keptHead(text: string): string {
  const { data, error } = requests.history.shape.head.safeParse(text);
  if (data !== undefined) return data;
  throw new InvalidArgumentError(error?.issues[0]?.message ?? '');
}

/** A century, so that JavaScript can certainly represent a date so many days ago. */
const MAX_DAYS = 36_525;

/** At least a day, so that open pages still find their scripts. */
function wholeDays(text: string): number {
  const days = readWholeNumber(text, { min: 1, max: MAX_DAYS });
  if (days !== undefined) return days;
  throw new InvalidArgumentError('It is a number of days, at least 1.');
}
