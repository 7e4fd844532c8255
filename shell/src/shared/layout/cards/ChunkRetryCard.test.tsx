import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChunkRetryCard } from './ChunkRetryCard';

const address = 'http://localhost/releases/mfe-blog/1/page-list.js';
const missing = Object.assign(new Error('Loading chunk page-list failed.'), { request: address });
const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
const answer = jest.spyOn(globalThis, 'fetch');
const retry = jest.fn(async () => {});
const reload = jest.fn();
beforeEach(() => jest.clearAllMocks());

const press = async (error: unknown) => {
  render(<ChunkRetryCard error={error} retry={retry} reload={reload} />);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
};

test('a chunk of a release that is gone is not asked for again: the visitor gets the document anew', async () => {
  answer.mockResolvedValue(new Response(null, { status: 404 }));
  await press(missing);
  expect(answer.mock.calls).toEqual([[address, { method: 'HEAD', cache: 'no-store' }]]);
  expect([reload.mock.calls.length, retry.mock.calls.length]).toEqual([1, 0]);
});

test.each([200, 503])('where the server answers %i for it, the chunk is loaded again in place', async (status) => {
  answer.mockResolvedValue(new Response(null, { status }));
  await press(missing);
  expect([reload.mock.calls.length, retry.mock.calls.length]).toEqual([0, 1]);
});

test('without a network the page stays, and says that it is still missing', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await press(missing);
  expect(screen.getByText(/Sigue sin estar disponible/)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('what failed otherwise is only tried again', async () => {
  await press(new Error('broken on purpose'));
  expect(answer).not.toHaveBeenCalled();
  expect([reload.mock.calls.length, retry.mock.calls.length]).toEqual([0, 1]);
});

test('the failure is told once, with the address of its remote and version', () => {
  const { rerender } = render(<ChunkRetryCard error={missing} retry={retry} />);
  rerender(<ChunkRetryCard error={missing} retry={retry} />);
  expect(logged.mock.calls).toEqual([['A remote failed', missing]]);
});
