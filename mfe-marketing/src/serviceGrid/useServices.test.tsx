import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ShellServices } from '@tramuntana/contracts';
import { ShellContext } from '@tramuntana/contracts/runtime';
import { aService, fakeShell } from '@tramuntana/contracts/testing';
import { servicesQuery } from '../api/services';
import { useServices } from './useServices';

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const kept = aService({ titulo: 'Guardado' });
const fresh = aService({ titulo: 'Recién leído' });

beforeEach(() => {
  window.localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => jest.restoreAllMocks());

const keep = (expiresAt: number) =>
  window.localStorage.setItem('services', JSON.stringify({ expiresAt, value: [kept] }));
const entry = () => JSON.parse(window.localStorage.getItem('services') ?? 'null') as unknown;

const use = (shell: ShellServices) =>
  renderHook(useServices, {
    wrapper: ({ children }) => (
      <ShellContext value={shell}>
        <QueryClientProvider client={shell.queryClient}>{children}</QueryClientProvider>
      </ShellContext>
    ),
  });

const site = () => fakeShell({ '/services': { results: [fresh] } });

test('a list from the storage keeps its expiry, even if it is shown many times', async () => {
  keep(NOW + 10 * MINUTE);
  const shell = site();
  const first = use(shell);
  await waitFor(() => expect(first.result.current.data).toEqual([kept]));
  first.unmount();
  jest.spyOn(Date, 'now').mockReturnValue(NOW + 5 * MINUTE);
  expect(use(shell).result.current.data).toEqual([kept]);
  expect(entry()).toEqual({ expiresAt: NOW + 10 * MINUTE, value: [kept] });
});

test('after an hour the API is called, and its answer is kept for another hour', async () => {
  keep(NOW);
  const { result } = use(site());
  await waitFor(() => expect(result.current.data).toEqual([fresh]));
  expect(entry()).toEqual({ expiresAt: NOW + HOUR, value: [fresh] });
});

test('a list that the server rendered replaces an older one, and is kept for an hour from the server’s call', () => {
  keep(NOW + 10 * MINUTE);
  const shell = site();
  shell.queryClient.setQueryData(servicesQuery(shell.api).queryKey, [fresh], { updatedAt: NOW - 5 * MINUTE });
  use(shell);
  expect(entry()).toEqual({ expiresAt: NOW - 5 * MINUTE + HOUR, value: [fresh] });
});

test('a browser whose clock is behind the server’s keeps the list no longer than its own hour', () => {
  const shell = site();
  shell.queryClient.setQueryData(servicesQuery(shell.api).queryKey, [fresh], { updatedAt: NOW + HOUR });
  use(shell);
  expect(entry()).toEqual({ expiresAt: NOW + HOUR, value: [fresh] });
});
