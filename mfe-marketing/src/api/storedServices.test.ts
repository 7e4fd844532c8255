import { aService } from '@tramuntana/contracts/testing';
import { readStoredServices, storeServices } from './storedServices';

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;

beforeEach(() => window.localStorage.clear());

test('the list is read back within the hour', async () => {
  storeServices([aService()], NOW);
  expect(await readStoredServices(NOW + HOUR - 1)).toEqual([aService()]);
});

test('an expired list counts as missing and is deleted', async () => {
  storeServices([aService()], NOW);
  expect(await readStoredServices(NOW + HOUR)).toBeUndefined();
  expect(window.localStorage.getItem('services')).toBeNull();
});

test.each(['no es JSON', '{"expiresAt":9e15,"value":[{"titulo":3}]}', 'null'])(
  'invalid data count as missing: %s',
  async (garbage) => {
    window.localStorage.setItem('services', garbage);
    expect(await readStoredServices(NOW)).toBeUndefined();
  },
);
