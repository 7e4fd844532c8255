/** Thrown if a remote cannot be used now. Its routes then show the retry card. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  constructor(
    readonly remote: string,
    readonly version: string,
    reason: string,
    cause?: unknown,
  ) {
    super(`${remote} ${version}: ${reason}; its routes show the retry card`, { cause });
  }
}
