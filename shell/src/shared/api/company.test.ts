import { QueryClient } from '@tanstack/react-query';
import { aService } from '@tramuntana/contracts/testing';
import { aShell } from '../../testing/aShell';
import { keepRenderedContact, layoutQueries } from './company';

const HOUR = 3_600_000;
const contact = { phone: '972 12 34 56' };
const asked = jest.fn();
const shellWith = (answer: unknown = contact) =>
  aShell({
    '/contacto': () => {
      asked();
      return answer;
    },
  });
/** Loads the contact as a new document does, with nothing in memory. */
const load = (answer?: unknown) => new QueryClient().fetchQuery({ ...shellWith(answer).company.contact, retry: false });

const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
const now = jest.spyOn(Date, 'now');
beforeEach(() => {
  window.localStorage.clear();
  asked.mockClear();
  logged.mockClear();
  now.mockReturnValue(1_000_000);
});

test('all pages together request the contact once an hour', async () => {
  expect(await load()).toEqual(contact);
  now.mockReturnValue(1_000_000 + HOUR - 1);
  expect(await load()).toEqual(contact);
  expect(asked).toHaveBeenCalledTimes(1);
  now.mockReturnValue(1_000_000 + HOUR);
  expect(await load()).toEqual(contact);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('reading from the cache does not extend the hour', async () => {
  await load();
  now.mockReturnValue(1_000_000 + HOUR - 1);
  await load();
  now.mockReturnValue(1_000_000 + HOUR + 1);
  await load();
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each([
  ['for the rest of their hour', 1_000_000 - 60_000, 1_000_000 - 60_000 + HOUR],
  ['for at most an hour if the server’s clock is ahead', 1_000_000 + 60_000, 1_000_000 + HOUR],
])('the next page finds the contact data that the server rendered, %s', async (_, updatedAt, until) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(shellWith().company.contact.queryKey, contact, { updatedAt });
  keepRenderedContact(queryClient, 1_000_000);
  now.mockReturnValue(until - 1);
  expect(await load('the provider is down')).toEqual(contact);
  now.mockReturnValue(until);
  await load();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('nothing is cached if the server rendered no contact data', () => {
  keepRenderedContact(new QueryClient(), 1_000_000);
  expect(window.localStorage).toHaveLength(0);
});

test('an answer of another shape fails, is logged with the contact’s text, and is not cached', async () => {
  await expect(load({ phone: 972 })).rejects.toThrow('phone');
  expect(logged).toHaveBeenCalledWith('Error al cargar información de contacto', expect.any(Error));
  expect(await load()).toEqual(contact);
});

test('a failed address is logged with the address’s text', async () => {
  const { company, queryClient } = aShell();
  await expect(queryClient.fetchQuery(company.address)).rejects.toThrow('404');
  expect(logged).toHaveBeenCalledWith('Error al cargar dirección', expect.any(Error));
});

test('an aborted call is not logged', async () => {
  const aborted = new DOMException('nobody waits any more', 'AbortError');
  const { company, queryClient } = aShell({ '/direccion': () => Promise.reject(aborted) });
  await expect(queryClient.fetchQuery(company.address)).rejects.toBe(aborted);
  expect(logged).not.toHaveBeenCalled();
});

test('the page carries only those fields of a service that the footer shows', async () => {
  const results = [aService({ titulo: 'Drones FPV', pagina: '/fpv' })];
  const { services, queryClient } = aShell({ '/services': { count: 1, next: null, previous: null, results } });
  expect(await queryClient.fetchQuery(services.links)).toEqual([{ titulo: 'Drones FPV', pagina: 'fpv' }]);
});

test('header and footer need four queries, each with its own key', () => {
  const keys = layoutQueries(aShell()).map(({ queryKey }) => queryKey.join(' '));
  expect(keys.toSorted()).toEqual(['shell address', 'shell business', 'shell contact', 'shell service-links']);
});
