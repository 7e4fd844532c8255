/**
 * Why a remote's page could not be rendered:
 * - `stuck`: its code blocked the thread, as an endless loop does.
 * - `late`: it did not answer by the deadline.
 * - `starved`: it was late because the machine had no CPU time for the thread.
 * - `threw`: its code threw.
 * - `crashed`: its thread ended, for instance for lack of memory.
 * - `refused`: its circuit breaker is open, so that no visitor waits for a release that failed recently.
 */
export type RenderFailureKind = 'stuck' | 'late' | 'starved' | 'threw' | 'crashed' | 'refused';

export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  constructor(
    readonly kind: RenderFailureKind,
    readonly release: string,
    detail: string,
    cause?: unknown,
  ) {
    super(`${release} could not be rendered (${kind}): ${detail}`, { cause });
  }
}
