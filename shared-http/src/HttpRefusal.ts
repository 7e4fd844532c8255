/** A request that HTTP tells the server to refuse. The server's own error handler words the answer. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  constructor(
    readonly statusCode: 400 | 412 | 416,
    reason: string,
    /** What the answer's headers must say. */
    readonly headers: Record<string, string> = {},
  ) {
    super(reason);
  }
}
