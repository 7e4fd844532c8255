/** @jest-environment node */
import { aShell } from '../../../testing/aShell';
import { newsletterAction } from './newsletterAction';

const asked = jest.fn();

/** Posts the form as a browser without scripts does. */
async function post(fields: Record<string, string>) {
  const shell = aShell({
    '/newsletters/': ({ body }: { body: unknown }) => {
      asked(body);
      return {};
    },
  });
  const request = new Request('http://page.invalid/newsletters', { method: 'POST', body: new URLSearchParams(fields) });
  return (await newsletterAction(shell)({ request, params: {} } as never)) as Response;
}

beforeEach(() => asked.mockClear());

test('an address is subscribed', async () => {
  const answer = await post({ email: 'ada@correo.example', web: '' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletters/recibida']);
  expect(asked.mock.calls).toEqual([[{ email: 'ada@correo.example' }]]);
});

test('what a program sends is answered like an address, and not subscribed', async () => {
  const answer = await post({ email: 'ada@correo.example', web: 'http://spam.example' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletters/recibida']);
  expect(asked).not.toHaveBeenCalled();
});
