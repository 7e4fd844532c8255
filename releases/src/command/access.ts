import type { AccessRecords } from '../access/AccessRecords';
import { type AccessRecord, unusable } from '../access/accessRecord';
import { type Actor, covers, type Grant } from '../access/grants';
import { createId, createToken } from '../access/token';
import { describeTime } from '../history/describeChange';
import { ReleaseRefused } from '../refusal';
import { type Outcome, table } from './outcome';
import type { RequestOf } from './request';

const DAY = 24 * 60 * 60_000;

const HEADINGS = ['id', 'owner', 'kind', 'rights', 'remotes', 'expires', 'last used', 'state'];

const NONE =
  'this store knows no identities: each user who can write it may release everything; ' +
  'to add one: npm run release -- access add <owner> --rights <rights> --remotes <remotes>';

/**
 * The identities that the actor may administer, and all damaged records: their remotes cannot be read. Hashes of tokens are
 * left out.
 */
export async function listAccess(access: AccessRecords, actor: Actor): Promise<Outcome> {
  const [all, damaged] = [await access.all(), await access.damaged()];
  const identities = all.flatMap(({ record, usedAt }) => {
    if (!covers(actor, record)) return [];
    const { hash: _, ...shown } = { hash: undefined, ...record };
    return [{ ...shown, usedAt: usedAt ?? null, state: unusable(record) ?? 'usable' }];
  });
  const rows = identities.map(({ id, owner, kind, rights, remotes, expiresAt, usedAt, state }) => [
    id,
    owner,
    kind,
    rights.join(','),
    remotes.join(','),
    describeTime(expiresAt),
    usedAt ? describeTime(usedAt) : '-',
    state,
  ]);
  const isEmpty = all.length === 0 && damaged.length === 0;
  const problems = damaged.map(({ reason }) => `damaged: ${reason}`);
  return {
    data: { identities, damaged },
    lines: isEmpty ? [NONE] : [...table([HEADINGS, ...rows]), ...problems],
  };
}

/** Gives out a token. Its text is in the outcome and nowhere else. */
export async function addToken(
  access: AccessRecords,
  actor: Actor,
  { verb: _, ...request }: RequestOf<'access-add'>,
): Promise<Outcome> {
  const begun = begin(actor, request);
  const { token, hash } = createToken(begun.id);
  await access.add({ ...begun, kind: 'token', hash });
  const { id, owner, rights, remotes, expiresAt } = begun;
  return {
    data: { id, token, owner, rights, remotes, expiresAt },
    lines: [`${describe(begun)}; its token is shown only now, for RELEASES_TOKEN:`, token],
  };
}

/** Trusts the tokens of a CI. */
export async function addTrust(
  access: AccessRecords,
  actor: Actor,
  { verb: _, issuer, audience, claims, ...request }: RequestOf<'access-trust'>,
): Promise<Outcome> {
  const record: AccessRecord = { ...begin(actor, request), kind: 'trust', issuer, audience, claims };
  await access.add(record);
  const needed = Object.entries(claims).map(([name, value]) => `${name} ${value}`);
  return {
    data: record,
    lines: [`${describe(record)}, by tokens of ${issuer} for ${audience} with ${needed.join(', ')}`],
  };
}

/** Revokes an identity for good. */
export async function revokeAccess(access: AccessRecords, actor: Actor, id: string): Promise<Outcome> {
  const record = await access.find(id);
  // An identity that the actor may not administer is not told apart from none.
  if (!record || !covers(actor, record)) {
    throw new ReleaseRefused(undefined, `there is no identity ${id}; see npm run release -- access list`, 'missing');
  }
  await access.revoke(id, { at: new Date().toISOString(), by: actor.who });
  const done = record.revokedAt === undefined ? 'is revoked' : 'was revoked already';
  return { data: { id, owner: record.owner, revoked: true }, lines: [`${record.owner}: the identity ${id} ${done}`] };
}

/** The common part of a new record. Throws if the actor would give rights that it cannot administer. */
function begin(actor: Actor, { owner, rights, remotes, days }: Grant & { owner: string; days: number }) {
  if (!covers(actor, { rights, remotes })) {
    throw new ReleaseRefused(
      undefined,
      `${actor.who ?? 'this identity'} cannot give ${rights.join(', ')} on ${remotes.join(', ')}: that needs the same ` +
        `rights and 'access' on each of these remotes; ask an administrator who has them`,
      'forbidden',
    );
  }
  const now = Date.now();
  return {
    schema: 1 as const,
    id: createId(),
    owner,
    rights,
    remotes,
    createdAt: new Date(now).toISOString(),
    createdBy: actor.who,
    expiresAt: new Date(now + days * DAY).toISOString(),
  };
}

const describe = ({
  id,
  owner,
  rights,
  remotes,
  expiresAt,
}: Pick<AccessRecord, 'id' | 'owner' | 'expiresAt'> & Grant) =>
  `${owner}: the identity ${id} may ${rights.join(', ')} ${remotes.join(', ')} until ${describeTime(expiresAt)}`;
