/**
 * How the document of a page was made:
 * - `rendered`: for this request.
 * - `kept`: earlier, and young enough to be served as it is.
 * - `stale`: earlier; a newer one is being made for the next visitor.
 * - `last-good`: earlier, because the page cannot be rendered now.
 * - `placeholder`: without its remote; the browser loads the remote.
 * - `card`: without its remote, which browsers may not load either.
 */
export type OutcomeKind = 'rendered' | 'kept' | 'stale' | 'last-good' | 'placeholder' | 'card';

/** The outcome of a page, with the remote and version that answer its address. The shell's own pages have none. */
export type PageOutcome = {
  kind: OutcomeKind;
  remote?: string;
  version?: string;
  /** Why the remote did not render the page: a kind of RenderFailure, or `unusable` where the shell refused its release. */
  reason?: string;
};

/** What a visitor gets in place of a page that cannot be rendered now. */
type FallbackKind = Extract<OutcomeKind, 'last-good' | 'placeholder' | 'card'>;

/** Whether the visitor got a fallback. */
export const isFallback = (outcome: PageOutcome): outcome is PageOutcome & { kind: FallbackKind } =>
  outcome.kind === 'last-good' || outcome.kind === 'placeholder' || outcome.kind === 'card';

/** The entry of `Server-Timing` that tells the outcome of a document. */
export const PAGE_TIMING = 'page';

/** The outcome as the description of that entry: `last-good mfe-blog@1.0.0-a late`. */
export const describeOutcome = ({ kind, remote, version, reason }: PageOutcome): string =>
  [kind, remote && `${remote}@${version}`, reason].filter(Boolean).join(' ');

/** Reads such a description. */
export function readOutcome(description: string): { kind: OutcomeKind; reason: string | undefined } {
  const [kind, , reason] = description.split(' ');
  return { kind: kind as OutcomeKind, reason };
}
