import type { Actor, Grant, Right } from '../access/grants';
import { authorise } from './authorise';
import { requests, type StoreRequest } from './request';

const REMOTES = ['mfe-blog', 'mfe-shop', 'shell'] as const;

const grants = (...pairs: [rights: Right[], remotes: string[]][]): Grant[] =>
  pairs.map(([rights, remotes]) => ({ rights, remotes }));

/** Identities as a company has them. */
const IDENTITIES = {
  operator: 'everything',
  administrator: grants([
    ['read', 'publish', 'canary', 'promote', 'rollback', 'retire', 'prune', 'verify', 'access'],
    ['*', 'shell'],
  ]),
  'blog team': grants([['read', 'publish', 'canary', 'promote', 'rollback'], ['mfe-blog']]),
  'on call': grants([['rollback'], ['*']], [['read'], ['*', 'shell']]),
  auditor: grants([['read'], ['*']]),
  qa: grants([['verify'], ['*']], [['read'], ['mfe-blog']]),
  'shell team': grants([['promote', 'rollback'], ['shell']]),
  nobody: [],
} satisfies Record<string, Actor['grants']>;

const IDENTITY_NAMES = Object.keys(IDENTITIES) as (keyof typeof IDENTITIES)[];

/**
 * The remotes on which each identity may use each verb, in the order of the identities: b(log), s(hop), S(hell). Every other
 * use is refused.
 */
const TABLE: Record<StoreRequest['verb'], string[]> = {
  status: ['bsS', 'bsS', 'b', 'bsS', 'bs', 'b', '', ''],
  list: ['bsS', 'bsS', 'b', 'bsS', 'bs', 'b', '', ''],
  history: ['bsS', 'bsS', 'b', 'bsS', 'bs', 'b', '', ''],
  publish: ['bsS', 'bsS', 'b', '', '', '', '', ''],
  promote: ['bsS', 'bsS', 'b', '', '', '', 'S', ''],
  rollback: ['bsS', 'bsS', 'b', 'bs', '', '', 'S', ''],
  retire: ['bsS', 'bsS', '', '', '', '', '', ''],
  canary: ['bsS', 'bsS', 'b', '', '', '', '', ''],
  prune: ['bsS', 'bsS', '', '', '', '', '', ''],
  verify: ['bsS', 'bsS', '', '', '', 'bs', '', ''],
  'policy-list': ['bsS', 'bsS', '', '', '', '', '', ''],
  'policy-set': ['bsS', 'bsS', '', '', '', '', '', ''],
  'policy-clear': ['bsS', 'bsS', '', '', '', '', '', ''],
  sign: ['bsS', 'bsS', '', '', '', '', '', ''],
  'access-list': ['bsS', 'bsS', '', '', '', '', '', ''],
  'access-add': ['bsS', 'bsS', '', '', '', '', '', ''],
  'access-trust': ['bsS', 'bsS', '', '', '', '', '', ''],
  'access-revoke': ['bsS', 'bsS', '', '', '', '', '', ''],
};

const NAMES = { b: 'mfe-blog', s: 'mfe-shop', S: 'shell' } as const;
const remotesOf = (cell: string) => [...cell].map((letter) => NAMES[letter as keyof typeof NAMES]);
const takesRemote = (verb: StoreRequest['verb']) => 'remote' in requests[verb].shape;

const rows = Object.entries(TABLE).flatMap(([verb, cells]) =>
  IDENTITY_NAMES.map((identity, column) => [verb as StoreRequest['verb'], identity, cells[column] ?? ''] as const),
);

test('the table has a cell for every verb and identity', () => {
  expect(Object.keys(TABLE).sort()).toEqual(Object.keys(requests).sort());
  for (const cells of Object.values(TABLE)) expect(cells).toHaveLength(IDENTITY_NAMES.length);
});

describe.each(rows)('%s by %s', (verb, identity, cell) => {
  const actor: Actor = { who: identity, grants: IDENTITIES[identity] };
  const ask = (remote?: string) => authorise({ verb, remote, options: {} } as StoreRequest, actor, REMOTES);
  const allowed = remotesOf(cell);

  if (takesRemote(verb)) {
    test.each(REMOTES)('of %s', (remote) => {
      if (allowed.includes(remote)) expect(ask(remote)).toEqual([remote]);
      else expect(() => ask(remote)).toThrow(expect.objectContaining({ kind: 'forbidden', remote }));
    });
  }

  test('of no remote is about those on which the identity has the right', () => {
    if (allowed.length > 0) expect(ask()).toEqual(allowed);
    else expect(() => ask()).toThrow(expect.objectContaining({ kind: 'forbidden', remote: undefined }));
  });
});

test('an unknown remote is missing for an identity with the right to it, and forbidden for others', () => {
  const ask = (grants: Grant[]) => () =>
    authorise({ verb: 'history', remote: 'mfe-faq' }, { who: 'ana', grants }, REMOTES);
  expect(ask(IDENTITIES.auditor)).toThrow('mfe-faq: is no remote here; there are: mfe-blog, mfe-shop');
  expect(ask(IDENTITIES.auditor)).toThrow(expect.objectContaining({ kind: 'missing' }));
  expect(ask(IDENTITIES['blog team'])).toThrow(
    "mfe-faq: ana has no right 'read' on mfe-faq; an administrator can give it: " +
      'npm run release -- access add <owner> --rights read --remotes mfe-faq',
  );
});
