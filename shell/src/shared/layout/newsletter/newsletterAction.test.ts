/** @jest-environment node */
import { aResponse } from '@tramuntana/contracts/testing';
import { aShell } from '../../../testing/aShell';
import { newsletterAction } from './newsletterAction';

/** Posts the form as a browser without scripts does. Returns the answer, and the calls that the API got. */
async function post(fields: Record<string, string>, answer: unknown = {}) {
  const sent: unknown[] = [];
  const shell = aShell({
    '/newsletters/': ({ body, headers }: { body: unknown; headers: Headers }) => {
      sent.push([body, headers.get('form-token'), headers.get('form-trap')]);
      return answer;
    },
  });
  const request = new Request('http://page.invalid/newsletters', { method: 'POST', body: new URLSearchParams(fields) });
  return { sent, answer: await newsletterAction(shell)({ request, params: {} } as never) };
}

afterEach(() => jest.restoreAllMocks());

test('an address is sent to the API with the anti-spam fields, and the visitor gets to the thanks', async () => {
  const { answer, sent } = await post({ email: 'ada@correo.example', token: '17.a', web: 'http://spam.example' });
  expect(sent).toEqual([[{ email: 'ada@correo.example' }, '17.a', 'http%3A%2F%2Fspam.example']]);
  const { status, headers } = answer as Response;
  expect([status, headers.get('location')]).toEqual([303, '/newsletters/recibida']);
});

test('a form without these fields is sent, too', async () => {
  expect((await post({ email: 'ada@correo.example' })).sent).toEqual([[{ email: 'ada@correo.example' }, null, null]]);
});

test.each([
  ['no address', { email: 'ada' }, {}, 400, { outcome: 'invalid', message: 'Email inválido' }],
  ['an API that fails', { email: 'ada@correo.example' }, aResponse(503, {}), 502, { outcome: 'failed' }],
])('the page reports %s', async (_what, fields, failure, status, data) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect((await post(fields, failure)).answer).toMatchObject({ init: { status }, data });
});
