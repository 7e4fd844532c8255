import type { MessagePort } from 'node:worker_threads';
import { failedReply } from './answerRequests';
import type { ThreadReply } from './protocol';

/** Sends a reply to the server. A page's body is transferred, because it may be large. */
export function sendReply(port: Pick<MessagePort, 'postMessage'>, reply: ThreadReply): void {
  try {
    port.postMessage(reply, reply.kind === 'page' ? [reply.page.body.buffer] : []);
  } catch (error) {
    // A release can put a value into its page that cannot be posted to another thread, such as a function.
    port.postMessage(failedReply(reply.id, error));
  }
}
