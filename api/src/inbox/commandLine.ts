import { readId } from '@tramuntana/contracts';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { InboxRequest } from './inboxRequest';
import type { Format } from './printAnswer';

type Take = (request: InboxRequest, format: Format) => Promise<void>;

const AFTER = `
A message is new, read, answered, or suspect (a program seems to have sent it). A subscriber is consented (no mail is configured), pending (the mailed link was not
opened yet), confirmed or unsubscribed. Messages are erased after a year: show tells when. All of it works while the site runs, and on every database.

Example:
  npm run inbox -- list messages --state new`;

const boxes = () => new Argument('<what>', 'which of them').choices(['messages', 'subscribers']);
const formats = () => new Option('--format <format>').choices(['csv', 'json']).default('json');

/** The command line of `npm run inbox`. `take` gets the request that it stands for. */
export function inboxProgram(take: Take): Command {
  const program = new Command('npm run inbox --')
    .description('What visitors sent: messages to the company, and subscribers of the newsletter.')
    .addHelpText('after', AFTER)
    .showHelpAfterError();
  program
    .command('list')
    .description('one line each')
    .addArgument(boxes().default('messages').argOptional())
    .option('--state <state>', 'only those in this state')
    .action((of, { state }) => take({ verb: 'list', of, state }, 'lines'));
  program
    .command('show')
    .description('all that is stored of one')
    .addArgument(boxes())
    .argument('<id>', 'its number in the list', idOf)
    .action((of, id) => take({ verb: 'show', of, id }, 'text'));
  program
    .command('mark')
    .description('set the state of messages (new, read, answered, suspect) or subscribers (unsubscribed)')
    .addArgument(boxes())
    .argument('<state>')
    .argument('<ids...>', 'their numbers in the list', (id, ids: number[] = []) => [...ids, idOf(id)])
    .action((of, state, ids) => take({ verb: 'mark', of, state, ids }, 'lines'));
  program
    .command('export')
    .description('write all messages, all subscribers, or all that is stored of one email address')
    .argument('<what>', 'messages, subscribers, or an email address')
    .addOption(formats())
    .option('--state <state>', 'only those in this state')
    .action((what, { state, format }) =>
      what === 'messages' || what === 'subscribers'
        ? take({ verb: 'list', of: what, state }, format)
        : take({ verb: 'person', email: what }, 'json'),
    );
  program
    .command('forget')
    .description('erase all that is stored of a person; prints it once more')
    .argument('<email>')
    .action((email) => take({ verb: 'forget', email }, 'json'));
  program
    .command('erased')
    .description('when old data were erased, and how much it was')
    .action(() => take({ verb: 'erased' }, 'lines'));
  return program;
}

function idOf(text: string): number {
  const id = readId(text);
  if (id !== null) return id;
  throw new InvalidArgumentError('It is the number at the beginning of a line of the list.');
}
