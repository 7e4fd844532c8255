import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { aRemote } from '../../../testing/aRemote';
import { pageRemotes, renderInShell } from '../../../testing/renderInShell';
import { PageRemotesContext } from '../../composition/PageRemotes';
import { ChunkRetryCard } from './ChunkRetryCard';

const missing = new Error('Loading chunk page-list failed.');
const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
const answer = jest.spyOn(globalThis, 'fetch');
const retry = jest.fn(async () => {});
const reload = jest.fn();
beforeEach(() => jest.clearAllMocks());

/** Presses the button of a loaded remote's page whose chunk is missing. */
async function press() {
  window.history.replaceState(null, '', '/blog');
  renderInShell(<ChunkRetryCard error={missing} retry={retry} reload={reload} />, {
    address: '/blog',
    remotes: pageRemotes([aRemote({ base: '/releases/mfe-blog/1/' })], { isLoaded: () => true }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
}

test('if the chunk’s release is no longer live, the document is reloaded instead of the chunk', async () => {
  answer.mockResolvedValue(new Response(null, { status: 404 }));
  await press();
  expect(answer.mock.calls).toEqual([['/releases/mfe-blog/1', { method: 'HEAD', cache: 'no-store' }]]);
  expect([reload.mock.calls.length, retry.mock.calls.length]).toEqual([1, 0]);
});

test.each([200, 503])('if the server answers %i for the release, the chunk is loaded again', async (status) => {
  answer.mockResolvedValue(new Response(null, { status }));
  await press();
  expect([reload.mock.calls.length, retry.mock.calls.length]).toEqual([0, 1]);
});

test('without a network the card stays and says that the page is still missing', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await press();
  expect(screen.getByText(/Sigue sin estar disponible/)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('the failure is logged once, and marks the document for the search for newer releases', () => {
  delete document.documentElement.dataset.failed;
  const card = () => <ChunkRetryCard error={missing} retry={retry} />;
  const { rerender } = render(card(), { wrapper: Remotes });
  rerender(card());
  expect(logged.mock.calls).toEqual([['A remote failed', missing]]);
  expect(document.documentElement.dataset.failed).toBe('true');
});

const Remotes = ({ children }: { children: ReactNode }) => (
  <PageRemotesContext value={pageRemotes([])}>{children}</PageRemotesContext>
);
