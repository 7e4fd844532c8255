import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCommand } from '../commands/endpoint';
import type { Database } from '../data/database';
import { notFound } from '../http/answers/failures';
import { answerInbox } from '../inbox/answerInbox';
import { InboxProblem } from '../inbox/inboxProblem';
import { inboxRequest } from '../inbox/inboxRequest';

/** Left out of the API's description, because only the inbox command on this machine may use it. */
export const postInbox = { hide: true };

/** Answers a command on this machine, and every other request with 404. */
export async function sendInbox(
  { headers, body }: FastifyRequest,
  reply: FastifyReply,
  { database, key }: { database: Database; key: string | undefined },
) {
  if (!isCommand(headers, key)) return notFound(reply);
  const { data, error } = inboxRequest.safeParse(body);
  if (!data)
    return reply.code(422).send({ error: `The inbox was asked in another way than it knows: ${error.message}` });
  try {
    return await answerInbox(database, data);
  } catch (problem) {
    if (!(problem instanceof InboxProblem)) throw problem;
    return reply.code(422).send({ error: problem.message });
  }
}
