import { readWholeNumber } from '@tramuntana/contracts';
import { type Command, InvalidArgumentError } from 'commander';
import { type Request, type RequestOf, requests } from '../request';
import { checked } from './checked';
import { inWordsOf, type REMOTE_VERBS } from './inWordsOf';

type TeamVerb = 'status' | (typeof REMOTE_VERBS)[number];
type PromoteOptions = RequestOf<'promote'>['options'];
type ChangeOptions = RequestOf<'rollback'>['options'];
type CanaryOptions = RequestOf<'canary'>['options'];
type HistoryOptions = Omit<RequestOf<'history'>, 'verb' | 'remote'> & { all?: true };
type VerifyOptions = { suite: string; passed?: true; failed?: true; link?: string };

/**
 * Adds the verbs of a remote's team to a program. `ownRemote` gives the remote that the program is about. Without it, each
 * verb takes a name.
 */
export function addTeamVerbs(program: Command, take: (request: Request) => void, ownRemote?: () => string): void {
  const words = ownRemote ? inWordsOf('mfe-blog') : (text: string) => text;
  const verb = (name: TeamVerb, remote: '<remote>' | '[remote]' | '', description: string, examples: string[]) =>
    program
      .command([name, ...(ownRemote || !remote ? [] : [remote])].join(' '))
      .description(description)
      .addHelpText(
        'after',
        `\nExamples:\n${examples.map((text) => words(`  npm run release -- ${name} ${text}`.trimEnd())).join('\n')}`,
      );
  /** The action of a verb, with the remote as its first parameter. */
  const about = <Rest extends unknown[]>(action: (remote: string, ...rest: Rest) => void) =>
    ownRemote ? (...rest: Rest) => action(ownRemote(), ...rest) : action;
  const expecting = (command: Command) =>
    command
      .option('--reason <why>', 'is told by history')
      .option('--expect <version>', 'refuse unless this version is live (none: unless nothing is)');

  verb('status', '', 'the wanted version of every remote, the versions in use, and what is wrong', ['']).action(() =>
    take({ verb: 'status' }),
  );
  verb('publish', '<remote>', 'build it when stale, check it, and put it into the store', ['mfe-blog']).action(
    about((remote: string) => take({ verb: 'publish', remote })),
  );
  expecting(
    verb('promote', '<remote>', 'make a version live (the newest), and put the former back if it does not render', [
      'mfe-blog',
      'mfe-blog 1.0.0-3f9c2a7b10 --reason "posts have a summary"',
    ]).argument('[version]', 'a published one'),
  )
    .option('--drop-mount <path>', 'give up a path that is live now; may be repeated', collect)
    .option('--override <reason>', "pass over the remote's policies; needs the right 'access'")
    .action(
      about((remote: string, version: string | undefined, options: PromoteOptions) =>
        take({ verb: 'promote', remote, version, options }),
      ),
    );
  expecting(
    verb('rollback', '<remote>', 'make the former live version live again', ['mfe-blog --reason "the list was empty"']),
  ).action(about((remote: string, options: ChangeOptions) => take({ verb: 'rollback', remote, options })));
  expecting(
    verb('retire', '<remote>', 'take a remote off the site: its paths are 404; promote brings it back', [
      'mfe-blog --reason "its posts are on the home page now"',
    ]),
  ).action(about((remote: string, options: ChangeOptions) => take({ verb: 'retire', remote, options })));
  verb('canary', '<remote>', 'give a version to some of the visitors (1 to 50 percent), or end that', [
    'mfe-blog 1.0.0-3f9c2a7b10 10',
    'mfe-blog --stop',
  ])
    .argument('[version]', 'a published one')
    .argument('[percent]', 'of the visitors', wholePercent)
    .option('--stop', 'all visitors get the live version again')
    .option('--reason <why>', 'is told by history')
    .action(
      about((remote: string, version: string | undefined, percent: number | undefined, options: CanaryOptions) =>
        take({ verb: 'canary', remote, version, percent, options }),
      ),
    );
  verb('list', '[remote]', 'published versions, their state, and when they were live last', ['mfe-blog']).action(
    about((remote: string | undefined) => take({ verb: 'list', remote })),
  );
  addHistory(
    verb('history', '[remote]', 'who made what live, when and why', ['mfe-blog', 'mfe-blog --verify']),
    take,
    ownRemote,
  );
  verb('verify', '<remote>', 'record a verdict of QA on a version; the last one counts', [
    'mfe-blog 1.0.0-3f9c2a7b10 --suite journeys --passed',
  ])
    .argument('<version>', 'a published one')
    .requiredOption('--suite <name>', 'the tests that judged it')
    .option('--passed', 'they passed')
    .option('--failed', 'they failed')
    .option('--link <address>', 'their report', checked(requests.verify.shape.link))
    .action(
      about((remote: string, version: string, { suite, passed, failed, link }: VerifyOptions, command: Command) => {
        if (passed === failed) command.error('error: give either --passed or --failed');
        take({ verb: 'verify', remote, version, suite, passed: passed === true, link });
      }),
    );
}

function addHistory(command: Command, take: (request: Request) => void, ownRemote?: () => string): void {
  if (!ownRemote) command.option('--all', 'of all remotes');
  const read = (remote: string | undefined, { all, ...options }: HistoryOptions) => {
    const { verify, since, head } = options;
    if (verify ? remote !== undefined && all : (remote === undefined) === (all === undefined)) {
      command.error('error: name one remote, or give --all');
    }
    if (verify && since !== undefined) command.error('error: --verify is about the whole history, without --since');
    if (!verify && head !== undefined) command.error('error: --head needs --verify');
    take({ verb: 'history', remote, ...options });
  };
  command
    .option(
      '--since <day>',
      'only changes since then, as 2026-11-22 or 2026-11-22T10:00:00Z',
      checked(requests.history.shape.since),
    )
    .option('--verify', 'check the hashes that chain the changes')
    .option(
      '--head <hash>',
      'with --verify: a hash printed earlier that the history must still hold',
      checked(requests.history.shape.head),
    )
    .action(ownRemote ? (options: HistoryOptions) => read(ownRemote(), options) : read);
}

const collect = (value: string, before: string[] = []) => [...before, value];

function wholePercent(text: string): number {
  const percent = readWholeNumber(text, { min: 1 });
  if (percent !== undefined) return percent;
  throw new InvalidArgumentError('The share of visitors is a whole number of percent, as in 10.');
}
