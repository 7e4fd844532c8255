import type { Channel } from '@tramuntana/contracts';
import { type Actor, allows } from '../access/grants';
import { ReleaseRefused } from '../refusal';
import type { ReleaseStore } from '../store/ReleaseStore';
import { violations } from './violations';

type Question = {
  remote: string;
  version: string;
  channel: Channel | undefined;
  actor: Actor;
  /** Whether an administrator wants to pass over the policies. */
  isOverride: boolean;
};

/**
 * The names of the policies that a promotion passes over. Throws ReleaseRefused if one forbids it. The operator of a machine
 * is above policies as above rights, because that user can write the store anyway.
 */
export async function permitPromotion(store: ReleaseStore, question: Question): Promise<string[]> {
  const { remote, version, channel, actor, isOverride } = question;
  if (isOverride && !allows(actor, 'access', remote)) {
    throw new ReleaseRefused(
      remote,
      `${actor.who ?? 'this identity'} cannot pass over policies: --override needs the right 'access' on ${remote}; ` +
        'ask an administrator who has it',
      'forbidden',
    );
  }
  const record = await store.policies.find(remote);
  if (!record) return [];
  const ownPublisher = await ownPublisherOf(store, question);
  const verdict = record.verdicts[version];
  const found = violations(record.policy, { remote, version, channel, ownPublisher, verdict, now: Date.now() });
  if (found.length === 0) return [];
  if (isOverride || actor.grants === 'everything') return found.map(({ policy }) => policy);
  const reasons = found.map(({ policy, why }) => `policy '${policy}': ${why}`);
  throw new ReleaseRefused(
    remote,
    `${version} may not be promoted now: ${reasons.join('; ')}; ` +
      'in an emergency roll back, or ask an administrator to promote it with --override <reason>',
    'forbidden',
  );
}

/** The owner of the identity that published a version, if it is also the one that promotes. */
async function ownPublisherOf(store: ReleaseStore, { remote, version, actor }: Question): Promise<string | undefined> {
  // Without an id, the operator of a machine or a start of the site published it.
  const publisher = (await store.manifest(remote, version))?.publishedBy;
  if (publisher === undefined || actor.id === undefined) return undefined;
  const owner = (await store.access.find(publisher))?.owner ?? publisher;
  if (publisher === actor.id) return owner;
  // One person may have several tokens, and a CI several trusts.
  return (await store.access.find(actor.id))?.owner === owner ? owner : undefined;
}
