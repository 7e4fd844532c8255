/**
 * Why a remote's page has no HTML. `stalled`: its code blocked the thread, as an endless loop does; `late`: it never
 * answered; `threw`: it failed; `crashed`: it ended its thread, for instance for want of memory.
 */
export type RenderFailureKind = 'stalled' | 'late' | 'threw' | 'crashed';

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
