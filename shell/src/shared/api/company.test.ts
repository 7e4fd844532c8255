import { QueryClient } from '@tanstack/react-query';
import { aService } from 'shared-contracts/testing';
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
/** Another page load: nothing is in memory any more. */
const load = (answer?: unknown) => new QueryClient().fetchQuery({ ...shellWith(answer).company.contact, retry: false });

const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
const now = jest.spyOn(Date, 'now');
beforeEach(() => {
  window.localStorage.clear();
  asked.mockClear();
  logged.mockClear();
  now.mockReturnValue(1_000_000);
});

test('the contact is asked for once an hour, over all pages', async () => {
  expect(await load()).toEqual(contact);
  now.mockReturnValue(1_000_000 + HOUR - 1);
  expect(await load()).toEqual(contact);
  expect(asked).toHaveBeenCalledTimes(1);
  now.mockReturnValue(1_000_000 + HOUR);
  expect(await load()).toEqual(contact);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what is read from the cache is not kept for another hour', async () => {
  await load();
  now.mockReturnValue(1_000_000 + HOUR - 1);
  await load();
  now.mockReturnValue(1_000_000 + HOUR + 1);
  await load();
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each([
  ['for the rest of their hour', 1_000_000 - 60_000, 1_000_000 - 60_000 + HOUR],
  ['for an hour at most where the server’s clock is ahead', 1_000_000 + 60_000, 1_000_000 + HOUR],
])('contact data that the server rendered are there for the next page, %s', async (_, updatedAt, until) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(shellWith().company.contact.queryKey, contact, { updatedAt });
  keepRenderedContact(queryClient, 1_000_000);
  now.mockReturnValue(until - 1);
  expect(await load('the provider is down')).toEqual(contact);
  now.mockReturnValue(until);
  await load();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('where the server rendered no contact data none are kept', () => {
  keepRenderedContact(new QueryClient(), 1_000_000);
  expect(window.localStorage).toHaveLength(0);
});

test('an answer of another shape fails, is logged in its own words, and is not kept', async () => {
  await expect(load({ phone: 972 })).rejects.toThrow('phone');
  expect(logged).toHaveBeenCalledWith('Error al cargar información de contacto', expect.any(Error));
  expect(await load()).toEqual(contact);
});

test('the address logs its own words', async () => {
  const { company, queryClient } = aShell();
  await expect(queryClient.fetchQuery(company.address)).rejects.toThrow('404');
  expect(logged).toHaveBeenCalledWith('Error al cargar dirección', expect.any(Error));
});

test('a call that was aborted is no failure to log', async () => {
  const aborted = new DOMException('nobody waits any more', 'AbortError');
  const { company, queryClient } = aShell({ '/direccion': () => Promise.reject(aborted) });
  await expect(queryClient.fetchQuery(company.address)).rejects.toBe(aborted);
  expect(logged).not.toHaveBeenCalled();
});

test('of the services only what the footer prints goes into the page', async () => {
  const results = [aService({ titulo: 'Drones FPV', pagina: '/fpv' })];
  const { services, queryClient } = aShell({ '/services': { count: 1, next: null, previous: null, results } });
  expect(await queryClient.fetchQuery(services.links)).toEqual([{ titulo: 'Drones FPV', pagina: 'fpv' }]);
});

test('header and footer need four answers, each under a key of its own', () => {
  const keys = layoutQueries(aShell()).map(({ queryKey }) => queryKey.join(' '));
  expect(keys.toSorted()).toEqual(['shell address', 'shell business', 'shell contact', 'shell service-links']);
});
