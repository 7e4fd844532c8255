/** @jest-environment node */
import { aStore } from '../../testing/aStore';
import { anIdentity } from '../testing/anIdentity';
import { TeamIdentities } from './TeamIdentities';

afterEach(() => jest.restoreAllMocks());

/** A record as the release tool writes it. */
const aRecord = (over: object = {}) => ({
  schema: 1,
  kind: 'token',
  ...anIdentity().identity,
  rights: ['read'],
  remotes: ['mfe-blog'],
  createdAt: '2026-11-22T10:00:00.000Z',
  ...over,
});

/** Identities of a store with one record, on a clock that the test moves. */
function aStoreWith(record: object) {
  const store = aStore();
  const write = (next: object) => store.write('.access/0123456789abcdef.json', JSON.stringify(next));
  write(record);
  store.write('.access/0123456789abcdef.used', '');
  const clock = { now: 0 };
  const identities = new TeamIdentities(store.folder, () => clock.now);
  return { store, write, clock, owners: async () => (await identities.usable()).map(({ owner }) => owner) };
}

test('a store without identities has none', async () => {
  expect(await new TeamIdentities(aStore().folder).usable()).toEqual([]);
});

test.each([
  ['with the right to read', {}, ['ana']],
  ['with more rights', { rights: ['publish', 'read'], createdBy: 'root' }, ['ana']],
  ['without the right to read', { rights: ['publish', 'promote'] }, []],
  ['that is revoked', { revokedAt: '2026-11-22T11:00:00.000Z', revokedBy: 'root' }, []],
  ['that has expired', { expiresAt: '2026-11-22T11:00:00.000Z' }, []],
  ['with a field that could be a restriction', { onlyAtNight: true }, []],
  ['that is the trust in a CI', { kind: 'trust' }, []],
  ['without a hash', { hash: '' }, []],
])('an identity %s', async (_what, over, owners) => {
  expect(await aStoreWith(aRecord(over)).owners()).toEqual(owners);
});

test('a file that is no record gives no access, and the others still do', async () => {
  const { store, owners } = aStoreWith(aRecord());
  store.write('.access/fedcba9876543210.json', 'garbage');
  expect(await owners()).toEqual(['ana']);
});

test('a revocation takes effect within a second', async () => {
  const { write, clock, owners } = aStoreWith(aRecord());
  expect(await owners()).toEqual(['ana']);
  write(aRecord({ revokedAt: '2026-11-22T11:00:00.000Z' }));
  clock.now = 999;
  expect(await owners()).toEqual(['ana']);
  clock.now = 1000;
  expect(await owners()).toEqual([]);
});

test('an expiry takes effect at once', async () => {
  const { owners } = aStoreWith(aRecord());
  expect(await owners()).toEqual(['ana']);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(aRecord().expiresAt));
  expect(await owners()).toEqual([]);
});
