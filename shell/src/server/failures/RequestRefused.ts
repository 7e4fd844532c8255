/** A request that cannot be answered with a page: `statusCode` is what HTTP calls it. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  constructor(
    readonly statusCode: 400 | 404 | 414 | 415,
    reason: string,
  ) {
    super(reason);
  }
}
