import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShellContext } from '@tramuntana/contracts/runtime';
import { aResponse, fakeShell } from '@tramuntana/contracts/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MessageForm } from './MessageForm';
import { messageAction } from './messageAction';
import { messageDraft } from './messageDraft';

const MESSAGE = { name: 'Ada Roca', email: 'ada@correo.example', phone: '972000000', message: 'Una masía en Begur.' };
const sent = jest.fn();
const sentHeaders = jest.fn<void, [Headers]>();

/** Posts a form like a browser without scripts, and returns the action's answer. */
async function post(fields: Record<string, string>, answer: () => unknown = () => ({})) {
  const shell = fakeShell({
    '/formularios/': ({ body, headers }: { body: unknown; headers: Headers }) => {
      sent(body);
      sentHeaders(headers);
      return answer();
    },
  });
  const request = new Request('http://page.invalid/contacto/mensaje', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return messageAction(shell, { request, params: {} } as never);
}

type Answer = Exclude<Awaited<ReturnType<typeof post>>, Response>;

/** Shows the form on the page that answers. */
function show({ data }: Answer) {
  const shell = fakeShell({ '/formularios/': {} });
  const router = createMemoryRouter(
    [
      {
        id: 'page',
        path: '/',
        element: (
          <ShellContext value={shell}>
            <QueryClientProvider client={shell.queryClient}>
              <MessageForm />
            </QueryClientProvider>
          </ShellContext>
        ),
      },
    ],
    { hydrationData: { actionData: { page: data }, loaderData: {} } },
  );
  render(<RouterProvider router={router} />);
}

const field = (name: string) => screen.getByRole('textbox', { name });
const log = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  messageDraft.clear();
  sent.mockClear();
  sentHeaders.mockClear();
  log.mockClear();
});

test('a line break in a browser’s form counts as one character of the message', async () => {
  const message = `${'x'.repeat(4970)}${'\r\n'.repeat(20)}x`;
  expect((await post({ ...MESSAGE, message })) as Response).toMatchObject({ status: 303 });
  expect(sent.mock.calls[0][0].mensaje).toContain(`message: ${'x'.repeat(4970)}${'\\n'.repeat(20)}x`);
});

test('a message is sent like the form with scripts, and leads to the thank-you page', async () => {
  const answer = (await post(MESSAGE)) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contacto/enviado']);
  expect(sent.mock.calls).toEqual([
    [{ mensaje: 'name: Ada Roca\nemail: ada@correo.example\nphone: 972000000\nmessage: Una masía en Begur.' }],
  ]);
});

test.each([201, 500])(
  'the API’s answer %i is read to its end, so that its connection is free for the next form',
  async (status) => {
    const answer = aResponse(status, {});
    await post(MESSAGE, () => answer);
    expect(answer.bodyUsed).toBe(true);
  },
);

test('the timeout for a message is ten seconds, so that its text comes back before the server’s deadline', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  await post(MESSAGE);
  expect(timeout).toHaveBeenCalledWith(10_000);
  timeout.mockRestore();
});

test('the page’s token is also the message’s key, so that a form that is posted twice is one message', async () => {
  await post({ ...MESSAGE, token: '1795000000000.abc', web: 'http://spam.example' });
  const [[headers] = []] = sentHeaders.mock.calls;
  expect(Object.fromEntries(headers ?? [])).toMatchObject({
    'idempotency-key': '1795000000000.abc',
    'form-token': '1795000000000.abc',
    'form-trap': 'http%3A%2F%2Fspam.example',
  });
});

test('a page without a token sends the hour as its key, and no evidence', async () => {
  await post(MESSAGE);
  const [[headers] = []] = sentHeaders.mock.calls;
  expect(headers?.get('idempotency-key')).toMatch(/^form \d{4}-\d\d-\d\dT\d\d$/);
  expect([headers?.has('form-token'), headers?.has('form-trap')]).toEqual([false, false]);
});

test('a message with invalid fields is not sent: the page keeps it and shows the error of each field', async () => {
  const answer = (await post({ ...MESSAGE, email: 'ada@', phone: '1' })) as Answer;
  expect([answer.init?.status, sent.mock.calls]).toEqual([400, []]);
  show(answer);
  expect(field('Nombre')).toHaveValue('Ada Roca');
  expect(field('Mensaje')).toHaveValue('Una masía en Begur.');
  expect(field('Nombre')).toBeValid();
  expect(field('Email')).toHaveValue('ada@');
  expect(field('Email')).toHaveAccessibleDescription('Email no válido');
  expect(field('Teléfono')).toHaveAccessibleDescription('Teléfono no válido');
});

test('unknown fields are ignored, and missing ones are empty', async () => {
  const { data } = (await post({ name: 'Ada Roca', otro: '<script>' })) as Answer;
  expect(data.written).toEqual({ name: 'Ada Roca', email: '', phone: '', message: '' });
});

test.each([() => aResponse(500, {}), () => aResponse(400, {}), () => Promise.reject(new TypeError('network'))])(
  'a message that the API does not take stays in the form, and the log says why',
  async (refusal) => {
    const answer = (await post(MESSAGE, refusal)) as Answer;
    expect(answer.init?.status).toBe(502);
    expect(log).toHaveBeenCalledWith('The message form was not passed on', expect.any(Error));
    show(answer);
    expect(screen.getByText('Error al enviar el formulario')).toBeVisible();
    expect(field('Mensaje')).toHaveValue('Una masía en Begur.');
  },
);

test('after a refused message is sent with scripts, the form is empty', async () => {
  show((await post({ ...MESSAGE, phone: '1' })) as Answer);
  await userEvent.type(field('Teléfono'), '72000000');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  await waitFor(() => expect(field('Nombre')).toHaveValue(''));
  expect(field('Teléfono')).not.toHaveAccessibleDescription('Teléfono no válido');
});

test('a message beyond the rate limit stays in the form, with its own sentence', async () => {
  const answer = (await post(MESSAGE, () => aResponse(429, {}))) as Answer;
  expect(answer.init?.status).toBe(429);
  show(answer);
  expect(screen.getByText(/^Has enviado varios formularios en poco tiempo/)).toBeVisible();
  expect(field('Mensaje')).toHaveValue('Una masía en Begur.');
});
