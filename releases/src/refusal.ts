/** A publish, promote or rollback that must not happen. Its message says what, where, and what to do. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  constructor(
    readonly remote: string,
    reason: string,
  ) {
    super(`${remote}: ${reason}`);
  }
}
