import { aService } from 'shared-contracts/testing';
import { readStoredServices, storeServices } from './storedServices';

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;

beforeEach(() => window.localStorage.clear());

test('the list is read back within the hour', () => {
  storeServices([aService()], NOW);
  expect(readStoredServices(NOW + HOUR - 1)).toEqual([aService()]);
});

test('an expired list is missing, and deleted', () => {
  storeServices([aService()], NOW);
  expect(readStoredServices(NOW + HOUR)).toBeUndefined();
  expect(window.localStorage.getItem('services')).toBeNull();
});

test.each(['no es JSON', '{"expiresAt":9e15,"value":[{"titulo":3}]}', 'null'])('garbage is missing: %s', (garbage) => {
  window.localStorage.setItem('services', garbage);
  expect(readStoredServices(NOW)).toBeUndefined();
});
