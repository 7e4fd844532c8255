/** A request that cannot be answered as asked. `statusCode` is the HTTP status of the answer. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  constructor(
    readonly statusCode: 400 | 403 | 404 | 414 | 415 | 429,
    reason: string,
  ) {
    super(reason);
  }
}
