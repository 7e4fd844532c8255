import { readEmail } from '@tramuntana/contracts';
import type { Database } from '../data/database';
import { listErased } from './erasedList';
import { InboxProblem } from './inboxProblem';
import type { InboxAnswer, InboxRequest } from './inboxRequest';
import { messageBox } from './messageBox';
import { subscriberBox } from './subscriberBox';

const boxes = { messages: messageBox, subscribers: subscriberBox };

/** Answers the company's requests about messages and subscribers. If it throws InboxProblem, it has changed nothing. */
export async function answerInbox(database: Database, request: InboxRequest): Promise<InboxAnswer> {
  switch (request.verb) {
    case 'list':
      return { [request.of]: await boxes[request.of].list(database, request.state) };
    case 'show':
      return { [request.of]: await findAll(database, request.of, [request.id]) };
    case 'mark':
      return database.transaction(async (transaction) => {
        await boxes[request.of].mark(transaction, request.ids, request.state);
        return { [request.of]: await findAll(transaction, request.of, request.ids) };
      });
    case 'erased':
      return { erased: await listErased(database) };
    case 'person':
      return person(database, readEmail(request.email));
    case 'forget':
      return database.transaction(async (transaction) => {
        const email = readEmail(request.email);
        const found = await person(transaction, email);
        for (const box of Object.values(boxes)) await box.forget(transaction, email);
        return found;
      });
  }
}

async function findAll(database: Database, of: keyof typeof boxes, ids: number[]) {
  const entries = await boxes[of].find(database, ids);
  const missing = ids.filter((id) => !entries.some((entry) => entry.id === id));
  if (missing.length > 0) throw new InboxProblem(`${of} has no ${missing.join(', ')}: list ${of} tells what there is`);
  return entries;
}

async function person(
  database: Database,
  email: string,
): Promise<Required<Pick<InboxAnswer, 'messages' | 'subscribers'>>> {
  const messages = await messageBox.ofPerson(database, email);
  const subscribers = await subscriberBox.ofPerson(database, email);
  if (messages.length + subscribers.length === 0) {
    throw new InboxProblem(`Nothing is stored of ${email}: check how it is spelled, or find the message with list`);
  }
  return { messages, subscribers };
}
