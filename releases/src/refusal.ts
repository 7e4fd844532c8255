/**
 * Why a command was refused: a rule forbids it, the identity has no right to it, it names something that is missing, somebody
 * else changed the remote meanwhile, an upload is too large or too late, or the service has too much to do.
 */
export type RefusalKind = 'rule' | 'forbidden' | 'missing' | 'conflict' | 'size' | 'late' | 'busy';

/** A command that must not happen. Its message says what, where, and what to do; `remote` is undefined if it is about none. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  constructor(
    readonly remote: string | undefined,
    reason: string,
    readonly kind: RefusalKind = 'rule',
  ) {
    super(remote === undefined ? reason : `${remote}: ${reason}`);
  }
}
