import type { LiveChange } from '../live/changeLive';
import { type PromoteOptions, promote } from '../live/promote';
import { retire } from '../live/retire';
import { putBack, rollback } from '../live/rollback';
import { ReleaseRefused } from '../refusal';
import { type Confirmation, confirmLive, describeConfirmation } from '../serving/confirmation';
import type { ReleaseSettings } from '../store/ReleaseStore';
import { type Outcome, superseded } from './outcome';

/** Promotes a release. If the running site cannot render it, this undoes the promotion. */
export async function promoteAndConfirm(
  settings: ReleaseSettings,
  remote: string,
  version: string | undefined,
  options: PromoteOptions,
): Promise<Outcome> {
  const change = await promote(settings, remote, version, options);
  const confirmation = await confirmLive(settings.store, change);
  if (confirmation.outcome !== 'failed') return describe(change, confirmation);
  // The release was live already, so there is no promotion to undo.
  if (!change.changed) throw new ReleaseRefused(remote, `${change.live} is live already, but ${confirmation.problem}`);
  const { problem } = confirmation;
  const back = await putBack(settings, change, { who: options.who, reason: `did not render: ${problem}` }).catch(
    (error: Error) => {
      throw new ReleaseRefused(
        remote,
        `${change.live} does not render (${problem}), and was not put back: ${error.message}`,
      );
    },
  );
  const now = back.live === null ? 'it was taken off the site again' : `${back.live} is live again`;
  throw new ReleaseRefused(
    remote,
    `${change.live} does not render, so ${now}: ${problem}; put it right and publish it anew`,
  );
}

/**
 * Rolls back. The release stays live even if it does not render, because the one that was just left is no better. The
 * refusal says so.
 */
export async function rollbackAndConfirm(...parameters: Parameters<typeof rollback>): Promise<Outcome> {
  const [settings, remote] = parameters;
  const change = await rollback(...parameters);
  const confirmation = await confirmLive(settings.store, change);
  if (confirmation.outcome !== 'failed') return describe(change, confirmation);
  throw new ReleaseRefused(
    remote,
    `${change.live} is live again, but does not render: ${confirmation.problem}; ` +
      `choose another: npm run release -- promote ${remote} <version>`,
  );
}

/** Retires a remote. It stays retired even if the running site does not follow; the refusal says so. */
export async function retireAndConfirm(...parameters: Parameters<typeof retire>): Promise<Outcome> {
  const [settings, remote] = parameters;
  const change = await retire(...parameters);
  const confirmation = await confirmLive(settings.store, change);
  if (confirmation.outcome !== 'failed') return describe(change, confirmation);
  throw new ReleaseRefused(
    remote,
    `is retired (before: ${change.former}), but the running site did not follow: ${confirmation.problem}`,
  );
}

function describe(change: LiveChange, confirmation: Exclude<Confirmation, { outcome: 'failed' }>): Outcome {
  const { remote, live, former, changed } = change;
  if (confirmation.outcome === 'superseded') throw superseded(remote, confirmation.by);
  const before = former ? ` (before: ${former})` : '';
  const done = live === null ? `is retired${before}` : `${live} is ${changed ? `live now${before}` : 'live already'}`;
  const over = change.passedOver?.map((policy) => `'${policy}'`).join(', ');
  const passedOver = over
    ? [`${remote}: the policies ${over} forbid this promotion and were passed over; history says so`]
    : [];
  return {
    data: { remote, live, former, changed, confirmation, ...(change.passedOver && { passedOver: change.passedOver }) },
    lines: [
      `${remote}: ${done}`,
      ...passedOver,
      ...describeConfirmation(confirmation, live).map((line) => `${remote}: ${line}`),
    ],
  };
}
