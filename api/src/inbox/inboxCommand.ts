import { onDatabase } from '../commands/onDatabase';
import type { DatabaseSettings } from '../data/openDatabase';
import { answerInbox } from './answerInbox';
import { inboxProgram } from './commandLine';
import { inboxAnswer } from './inboxRequest';
import { printAnswer } from './printAnswer';

/**
 * Runs `npm run inbox` and prints the answer, whether or not the site runs. Throws an error whose message is for the person
 * at the terminal.
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
