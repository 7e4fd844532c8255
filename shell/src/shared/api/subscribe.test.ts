import { aResponse } from '@tramuntana/contracts/testing';
import { aShell } from '../../testing/aShell';

const asked = jest.fn();
const askedWith = jest.fn();
const subscribe = (answer: unknown, email = 'ada@correo.example') =>
  aShell({
    '/newsletters/': ({ body, headers }: { body: unknown; headers: Headers }) => {
      asked(body);
      askedWith(headers.get('form-token'), headers.get('form-trap'));
      return answer;
    },
  }).newsletter.subscribe(email);
beforeEach(() => {
  asked.mockClear();
  askedWith.mockClear();
  document.body.innerHTML = '';
});

test('an address is sent without spaces around it, and the visitor gets the API’s message', async () => {
  const answer = await subscribe({ message: 'Revisa tu bandeja de entrada' }, ' ada@correo.example ');
  expect(answer).toEqual({ outcome: 'accepted', message: 'Revisa tu bandeja de entrada' });
  expect(asked.mock.calls).toEqual([[{ email: 'ada@correo.example' }]]);
});

test('if the API sends no message, the visitor gets our own thanks', async () => {
  expect(await subscribe({})).toEqual({
    outcome: 'accepted',
    message: 'Gracias por suscribirte a nuestro newsletter',
  });
});

test('a text that is not an address is refused and not sent', async () => {
  expect(await subscribe({}, 'esto no es un correo')).toEqual({ outcome: 'invalid', message: 'Email inválido' });
  expect(asked).not.toHaveBeenCalled();
});

test('the visitor gets the first sentence of the API’s refusal', async () => {
  const refusal = aResponse(400, { email: ['Este correo ya está suscrito', 'Otra cosa'] });
  expect(await subscribe(refusal)).toEqual({ outcome: 'refused', message: 'Este correo ya está suscrito' });
});

test.each([aResponse(500, {}), aResponse(400, { detail: 'x' })])('any other answer is a failure', async (answer) => {
  await expect(subscribe(answer)).rejects.toThrow();
});

test('the API gets the values of the anti-spam fields of the page’s newsletter forms', async () => {
  document.body.innerHTML = `
    <form action="/buscar"><input name="token" value="of another form"></form>
    <form action="/newsletters"><input name="web"></form>
    <form action="/newsletters"><input name="token" value="17.a"><input name="web" value="compra aquí"></form>`;
  await subscribe({});
  expect(askedWith.mock.calls).toEqual([['17.a', 'compra%20aqu%C3%AD']]);
});

test('a page without such fields sends no evidence', async () => {
  await subscribe({});
  expect(askedWith.mock.calls).toEqual([[null, null]]);
});
