import os from 'node:os';
import type { Actor } from '../access/grants';
import { prune } from '../live/prune';
import { permitPromotion } from '../policies/permitPromotion';
import { ReleaseRefused } from '../refusal';
import { knownRemotes } from '../releasedWorkspaces';
import type { ReleaseSettings, ReleaseStore } from '../store/ReleaseStore';
import { completeUpload } from '../upload/upload';
import { addToken, addTrust, listAccess, revokeAccess } from './access';
import { authorise } from './authorise';
import { canaryAndConfirm } from './canary';
import { promoteAndConfirm, retireAndConfirm, rollbackAndConfirm } from './change';
import { history, historyOfAll } from './history';
import { list } from './list';
import { describePublished, type Outcome } from './outcome';
import { changePolicy, listPolicies } from './policy';
import type { RequestOf, StoreRequest } from './request';
import { sign } from './sign';
import { status } from './status';
import { verify } from './verify';
import { verifyHistory } from './verifyHistory';

/** Runs a verb on a store for an actor, if the actor has the right to it. Throws ReleaseRefused. */
export async function perform(request: StoreRequest, settings: ReleaseSettings, actor: Actor): Promise<Outcome> {
  const { store } = settings;
  const { who } = actor;
  const remotes = authorise(request, actor, await knownRemotes(settings));
  switch (request.verb) {
    case 'status':
      return status(store, remotes, settings.signatureKeys);
    case 'list':
      return list(store, remotes);
    case 'history':
      if (request.verify) return verifyHistory(store, remotes, request.head);
      return request.remote === undefined
        ? historyOfAll(store, remotes, request.since)
        : history(store, request.remote, request.since);
    case 'publish':
      return describePublished(await completeUpload(settings, { remote: request.remote, id: request.upload }, actor));
    case 'promote': {
      const { remote } = request;
      const { dropMount: dropMounts, override, ...options } = request.options;
      const isOverride = override !== undefined;
      return promoteAndConfirm(settings, remote, request.version, {
        ...options,
        reason: [options.reason, isOverride && `override: ${override}`].filter(Boolean).join('; ') || undefined,
        dropMounts,
        who,
        permit: (version, channel) => permitPromotion(store, { remote, version, channel, actor, isOverride }),
      });
    }
    case 'rollback':
      return rollbackAndConfirm(settings, request.remote, { ...request.options, who });
    case 'retire':
      return retireAndConfirm(settings, request.remote, { ...request.options, who });
    case 'canary': {
      const { remote, version, percent, options } = request;
      return canaryAndConfirm(settings, remote, { version, percent, ...options, who });
    }
    case 'prune':
      return pruned(store, remotes, request.options);
    case 'verify':
      return verify(store, request, who);
    case 'policy-list':
      return listPolicies(store, remotes);
    case 'policy-set':
      return changePolicy(store, request.remote, request.policy, who);
    case 'policy-clear':
      return changePolicy(store, request.remote, {}, who);
    case 'sign':
      return sign(settings, remotes, request.version);
    case 'access-list':
      return listAccess(store.access, actor);
    case 'access-add':
      return addToken(store.access, actor, request);
    case 'access-trust':
      return addTrust(store.access, actor, request);
    case 'access-revoke':
      return revokeAccess(store.access, actor, request.id);
  }
}

/** Throws if there is no remote of this name. The message lists the known ones. */
export async function refuseUnknownRemote(settings: ReleaseSettings, remote: string): Promise<void> {
  const known = await knownRemotes(settings);
  if (!known.includes(remote)) throw new ReleaseRefused(remote, `is no remote here; there are: ${known.join(', ')}`);
}

async function pruned(
  store: ReleaseStore,
  remotes: readonly string[],
  options: RequestOf<'prune'>['options'],
): Promise<Outcome> {
  const { dryRun = false, unusedFor } = options;
  const releases = await prune(store, remotes, options);
  const megabytes = (releases.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1);
  const done = dryRun ? 'would be removed' : 'removed';
  return {
    data: { dryRun, releases },
    lines: [
      ...releases.map(({ remote, version, state }) => `${remote}: ${version} (${state}) ${done}`),
      releases.length > 0 ? `${megabytes} MB ${done}` : `no release was unused for ${unusedFor} days`,
    ],
  };
}

/** The operator's name for the history: `RELEASE_USER`, or the system's user; undefined if neither is known. */
export function operatorName(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.RELEASE_USER) return env.RELEASE_USER;
  try {
    return os.userInfo().username;
  } catch {
    // A container may run under a user id that has no name.
    return undefined;
  }
}
