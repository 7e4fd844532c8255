/**
 * Why a remote's page has no HTML. `stuck`: its code blocked the thread, as an endless loop does; `late`: no answer by the
 * deadline; `starved`: late because the machine had no time for the thread; `threw`: it failed; `crashed`: it ended its thread, for instance for want of memory; `refused`: its circuit
 * breaker is open, so that nobody waits for what failed a moment ago.
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
