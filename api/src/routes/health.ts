import { z } from 'zod';
import { type Problem, problem } from '../http/problem';

export const getHealth = {
  tags: ['Servidor'],
  summary: 'Si la API y su base de datos responden',
  response: { 200: z.object({ status: z.literal('ok') }), 503: problem },
};

export const UNHEALTHY: Problem = { error: 'La base de datos no responde' };
