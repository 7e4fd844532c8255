import { z } from 'zod';
import { type Problem, problem } from '../http/answers/problem';

const tags = ['Servidor'];
const ok = z.object({ status: z.literal('ok') });

/** A supervisor restarts a process that does not answer this. The database does not matter: a restart would not help. */
export const getHealth = { tags, summary: 'Si el proceso vive', response: { 200: ok } };

/** A balancer sends requests only to instances that answer this with 200. */
export const getReadiness = {
  tags,
  summary: 'Si la base de datos responde, se puede escribir en ella y tiene sus tablas',
  response: { 200: ok, 503: problem },
};

export const OK = { status: 'ok' as const };
export const NOT_READY: Problem = { error: 'La base de datos no responde o no admite escrituras' };
