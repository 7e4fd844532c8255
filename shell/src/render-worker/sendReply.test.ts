/** @jest-environment node */
import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { aRenderedPage } from '../testing/aWorker';
import { sendReply } from './sendReply';

/** The reply with a page as the server receives it. */
async function sent(over: Parameters<typeof aRenderedPage>[0]) {
  const { port1, port2 } = new MessageChannel();
  sendReply(port1, { id: 1, kind: 'page', page: aRenderedPage(over) });
  const [reply] = await once(port2, 'message');
  port1.close();
  return reply;
}

test('the body of a page is transferred, not copied', async () => {
  const body = new TextEncoder().encode('<body>');
  expect(await sent({ body })).toMatchObject({ id: 1, kind: 'page', page: { status: 200 } });
  expect(body).toHaveLength(0);
});

test('a page that cannot be posted becomes an error, so its visitor does not wait until the deadline', async () => {
  const message = expect.stringContaining('could not be cloned');
  const error = { message, stack: expect.any(String) };
  expect(await sent({ chunks: [(() => {}) as never] })).toEqual({ id: 1, kind: 'error', error });
});
