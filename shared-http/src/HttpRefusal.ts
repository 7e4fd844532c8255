/** A request that the server must refuse by HTTP's rules. The server's own error handler writes the answer's text. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  constructor(
    readonly statusCode: 400 | 412 | 416,
    reason: string,
    /** Headers that the answer must have. */
    readonly headers: Record<string, string> = {},
  ) {
    super(reason);
  }
}
