import { onDatabase } from '../commands/onDatabase';
import type { DatabaseSettings } from '../data/openDatabase';
import { answerInbox } from './answerInbox';
import { inboxProgram } from './commandLine';
import { inboxAnswer } from './inboxRequest';
import { printAnswer } from './printAnswer';

/**
 * `npm run inbox`: what visitors sent, while the site runs or not. Prints the answer. Throws InboxProblem, or what
 * commander throws of a command line that it does not understand, where `exitOverride` was called.
 */
export async function inboxCommand(
  commandLine: string[],
  settings: DatabaseSettings,
  print: (text: string) => void,
): Promise<void> {
  const program = inboxProgram(async (request, format) => {
    const answer = await onDatabase(settings, {
      work: (database) => answerInbox(database, request),
      call: 'inbox',
      body: request,
    });
    print(printAnswer(inboxAnswer.parse(answer), format));
  });
  await program.parseAsync(commandLine, { from: 'user' });
}
