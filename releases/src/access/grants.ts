import { buildManifest, SHELL } from '@tramuntana/contracts';
import { z } from 'zod';

/** What an identity may do. `verify` is for the verdicts of QA, `read` is for status, list and history, `access` for identities and policies. */
export const RIGHTS = [
  'read',
  'publish',
  'canary',
  'promote',
  'rollback',
  'retire',
  'prune',
  'verify',
  'access',
] as const;

export type Right = (typeof RIGHTS)[number];

/** All remotes but the shell, which a grant must name. */
const EVERY_REMOTE = '*';

/** Rights of an identity on remotes: each right holds for each remote. */
export const grant = z.strictObject({
  rights: z.array(z.enum(RIGHTS)).min(1).max(RIGHTS.length),
  remotes: z
    .array(z.union([z.literal(EVERY_REMOTE), buildManifest.shape.remote]))
    .min(1)
    .max(100),
});

export type Grant = z.infer<typeof grant>;

/** Somebody who gives commands. The operator of a machine has everything, because that user can write the store anyway. */
export type Actor = {
  /** The name for the history; undefined if it is not known. */
  who: string | undefined;
  /** The identity; undefined for the operator of a machine. */
  id?: string;
  grants: readonly Grant[] | 'everything';
};

/** Whether an actor has a right on a remote. */
export function allows({ grants }: Actor, right: Right, remote: string): boolean {
  if (grants === 'everything') return true;
  return grants.some(
    ({ rights, remotes }) =>
      rights.includes(right) && (remotes.includes(remote) || (remote !== SHELL && remotes.includes(EVERY_REMOTE))),
  );
}

/** Whether an actor has a right on any remote. */
export const hasRight = ({ grants }: Actor, right: Right): boolean =>
  grants === 'everything' || grants.some(({ rights }) => rights.includes(right));

/** Whether an actor may administer a grant: it has `access` and each of the grant's rights, on each of its remotes. */
export const covers = (actor: Actor, { rights, remotes }: Grant): boolean =>
  remotes.every((remote) => (['access', ...rights] as const).every((right) => allows(actor, right, remote)));
