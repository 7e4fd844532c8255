import { type Actor, allows, hasRight, type Right } from '../access/grants';
import { ReleaseRefused } from '../refusal';
import type { StoreRequest } from './request';

/** The right that each verb needs. */
const RIGHT_OF: Record<StoreRequest['verb'], Right> = {
  status: 'read',
  list: 'read',
  history: 'read',
  publish: 'publish',
  promote: 'promote',
  rollback: 'rollback',
  retire: 'retire',
  canary: 'canary',
  prune: 'prune',
  verify: 'verify',
  'policy-list': 'access',
  'policy-set': 'access',
  'policy-clear': 'access',
  sign: 'access',
  'access-list': 'access',
  'access-add': 'access',
  'access-trust': 'access',
  'access-revoke': 'access',
};

/**
 * The remotes that a request is about: the one that it names, or all on which the actor has the right. Throws if the actor
 * has no right to the request, before it tells which remotes there are.
 */
export function authorise(request: StoreRequest, actor: Actor, known: readonly string[]): string[] {
  const right = RIGHT_OF[request.verb];
  const remote = 'remote' in request ? request.remote : undefined;
  const isAllowed = remote === undefined ? hasRight(actor, right) : allows(actor, right, remote);
  if (!isAllowed) throw refuseRight(actor, right, remote);
  if (remote === undefined) return known.filter((name) => allows(actor, right, name));
  // The first release of a remote makes it known.
  if (known.includes(remote) || request.verb === 'publish') return [remote];
  const visible = known.filter((name) => allows(actor, right, name)).join(', ');
  throw new ReleaseRefused(remote, `is no remote here; there are: ${visible}`, 'missing');
}

/** The refusal of an actor without a right on a remote, or on any. */
export function refuseRight({ who }: Actor, right: Right, remote: string | undefined): ReleaseRefused {
  const where = remote === undefined ? '' : ` on ${remote}`;
  return new ReleaseRefused(
    remote,
    `${who ?? 'this identity'} has no right '${right}'${where}; an administrator can give it: ` +
      `npm run release -- access add <owner> --rights ${right} --remotes ${remote ?? '<remote>'}`,
    'forbidden',
  );
}
