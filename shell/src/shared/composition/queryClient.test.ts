import { onlineManager } from '@tanstack/react-query';
import { createQueryClient } from './queryClient';

const failing = () => Promise.reject(new Error('no connection'));

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

test('offline, a call is made and fails, so that the page can say so', () => {
  const client = createQueryClient();
  client.prefetchQuery({ queryKey: ['blog'], queryFn: failing });
  expect(client.getQueryState(['blog'])?.fetchStatus).toBe('fetching');
});

test('offline, a form is tried at once, and never sent later by itself', async () => {
  const client = createQueryClient();
  const mutation = client.getMutationCache().build(client, { mutationFn: failing });
  mutation.execute(undefined).catch(() => {});
  expect(mutation.state.isPaused).toBe(false);
});
