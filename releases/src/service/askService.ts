import { z } from 'zod';
import type { Outcome } from '../command/outcome';
import type { StoreRequest } from '../command/request';
import { callService, type Service } from './callService';

const outcome = z.object({ data: z.looseObject({}), lines: z.array(z.string()) });

/** Lets the service run a verb. Throws ServiceRefused with the service's own sentence. */
export const askService = ({ verb, ...body }: StoreRequest, service: Service): Promise<Outcome> =>
  callService(service, {
    method: 'POST',
    path: `verbs/${verb}`,
    type: 'application/json',
    body: JSON.stringify(body),
    answer: outcome,
    advice: 'the command may have taken effect, so look first: npm run release -- status',
  });
