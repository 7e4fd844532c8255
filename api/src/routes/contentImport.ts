import type { FastifyReply, FastifyRequest } from 'fastify';
import { importContent } from '../content/contentImport';
import { ContentProblem } from '../content/contentProblem';
import { carriesKey } from '../content/importDoor';
import type { Database } from '../data/database';
import { notFound } from '../http/failures';

/** Not in the API's description: it is for the import command on this machine, and does not exist for anybody else. */
export const postContentImport = { hide: true };

/** Imports the content folder for who has the key and came directly, not through the site. */
export async function answerImport(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { database, contentFolder, key }: { database: Database; contentFolder: string; key: string | undefined },
) {
  const isForwarded = headers['x-forwarded-host'] !== undefined || headers['x-forwarded-for'] !== undefined;
  if (key === undefined || isForwarded || !carriesKey(headers.authorization, key)) return notFound(reply);
  try {
    return { imported: await importContent(database, contentFolder) };
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
    return reply.code(422).send({ error: error.message });
  }
}
