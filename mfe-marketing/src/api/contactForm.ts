import type { ApiClient, RequestOptions } from '@tramuntana/contracts';
import { type ContactMessage, encodeContactMessage } from '../messageForm/contactMessage';

/** The API refused the message or failed. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
  constructor(readonly status: number) {
    super(`POST /formularios/ answered ${status}`);
  }
}

/**
 * `POST /formularios/`: any ok status is success (docs/product/api.md#call-12). Throws `MessageRefused` otherwise. Repeat
 * the key to send a message again after a failure, because the first attempt may have arrived.
 */
export async function sendMessage(
  api: ApiClient,
  message: ContactMessage,
  { key, evidence = {}, ...options }: RequestOptions & { key: string; evidence?: Record<string, string> },
): Promise<void> {
  const headers = { 'idempotency-key': key, ...evidence };
  const response = await api.post('/formularios/', { mensaje: encodeContactMessage(message) }, { ...options, headers });
  // An unread answer keeps its connection busy. Only the status counts, even if the body fails.
  await response.arrayBuffer().catch(() => undefined);
  if (!response.ok) throw new MessageRefused(response.status);
}
