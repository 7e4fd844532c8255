/** A request that is refused before its verb runs. The message says what to do. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly statusCode: 401 | 429,
    reason: string,
    readonly headers: Record<string, string>,
  ) {
    super(reason);
  }
}
