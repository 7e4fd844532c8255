import type { ApiClient, RequestOptions } from 'shared-contracts';
import { type ContactMessage, encodeContactMessage } from '../messageForm/contactMessage';

/** The API refused the message, or could not take it. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
  constructor(readonly status: number) {
    super(`POST /formularios/ answered ${status}`);
  }
}

/**
 * `POST /formularios/`: any ok status is success (docs/product/api.md#call-12). Throws `MessageRefused` otherwise. Who
 * sends the same message again after a failure sends the same key again: the first one may have arrived.
 */
export async function sendMessage(
  api: ApiClient,
  message: ContactMessage,
  { key, ...options }: RequestOptions & { key: string },
): Promise<void> {
  const headers = { 'idempotency-key': key };
  const response = await api.post('/formularios/', { mensaje: encodeContactMessage(message) }, { ...options, headers });
  // An answer that is left unread keeps its connection. The status counts, whatever follows it.
  await response.arrayBuffer().catch(() => undefined);
  if (!response.ok) throw new MessageRefused(response.status);
}
