/** A remote that cannot be used now; its routes show the retry card. */
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
