import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCommand } from '../commands/endpoint';
import { importContent } from '../content/contentImport';
import { ContentProblem } from '../content/contentProblem';
import type { Database } from '../data/database';
import { notFound } from '../http/answers/failures';

/** Left out of the API's description, because only the import command on this machine may use it. */
export const postContentImport = { hide: true };

/** Imports the content folder for a request that has the key and did not come through the site; else answers 404. */
export async function answerImport(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { database, contentFolder, key }: { database: Database; contentFolder: string; key: string | undefined },
) {
  if (!isCommand(headers, key)) return notFound(reply);
  try {
    return { imported: await importContent(database, contentFolder) };
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
    return reply.code(422).send({ error: error.message });
  }
}
