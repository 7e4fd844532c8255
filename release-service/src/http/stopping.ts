import type { FastifyInstance, FastifyReply } from 'fastify';
import { send } from './failures';
import { aProblem } from './problem';

const STOPPING = aProblem(
  503,
  'The service stops, so it does not wait for the end of this command. The command may have taken effect, so look first: ' +
    'npm run release -- status',
);

/** When the app closes, this answers the requests that are still open after a timeout (milliseconds). */
export function answerWhenStopping(app: FastifyInstance, timeout: number): void {
  const open = new Set<FastifyReply>();
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onRequest', async (_request, reply) => {
    open.add(reply);
  });
  app.addHook('onResponse', async (_request, reply) => {
    open.delete(reply);
  });
  app.addHook('preClose', async () => {
    timer = setTimeout(() => {
      for (const reply of open) if (!reply.sent) send(reply.header('connection', 'close'), STOPPING);
    }, timeout);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
