import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShellServices } from '@tramuntana/contracts';
import { ShellContext } from '@tramuntana/contracts/runtime';
import { aResponse, fakeShell, useShellStore } from '@tramuntana/contracts/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { formTokenQuery } from '../api/formToken';
import { MessageForm } from './MessageForm';
import { messageDraft } from './messageDraft';

const FIELDS = {
  Nombre: 'Ada Roca',
  Teléfono: '972000000',
  Email: 'ada@correo.example',
  Mensaje: 'Una masía en Begur,\nen mayo.',
};

function open(answer: unknown = {}, others: Record<string, unknown> = {}) {
  useShellStore.getState().dismissToast();
  return show(fakeShell({ '/formularios/': answer, ...others }));
}

function show(shell: ShellServices) {
  const form = (
    <ShellContext value={shell}>
      <QueryClientProvider client={shell.queryClient}>
        <MessageForm />
      </QueryClientProvider>
    </ShellContext>
  );
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '/privacidad', element: <h1>Política de privacidad</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => messageDraft.clear());

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const button = () => screen.getByRole('button', { name: 'Enviar mensaje' });
const toast = () => useShellStore.getState().toast;

async function fill(over: Partial<typeof FIELDS> = {}) {
  for (const [label, value] of Object.entries({ ...FIELDS, ...over })) {
    await userEvent.click(field(label));
    await userEvent.paste(value);
  }
}

test.each([
  ['Nombre', 'A', 'El nombre es demasiado corto'],
  ['Email', 'ada@', 'Email no válido'],
  ['Teléfono', '97200000', 'Teléfono no válido'],
  ['Mensaje', 'Muy corto', 'El mensaje es demasiado corto'],
  ['Mensaje', 'a'.repeat(5001), 'El mensaje es demasiado largo'],
])('%s «%s» is refused in place: %s', async (label, value, sentence) => {
  const answer = jest.fn();
  open(answer);
  await fill({ [label]: value });
  await userEvent.click(button());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(field(label)).toHaveAttribute('aria-invalid', 'true');
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(answer).not.toHaveBeenCalled();
});

test('an empty form shows all four errors at once', async () => {
  open();
  await userEvent.click(button());
  expect(await screen.findByText('El nombre es demasiado corto')).toBeVisible();
  for (const sentence of ['Email no válido', 'Teléfono no válido', 'El mensaje es demasiado corto']) {
    expect(screen.getByText(sentence)).toBeVisible();
  }
});

test('the message is sent as lines of name and value, a thank-you shows, and the form is empty again', async () => {
  const answer = jest.fn(() => ({}));
  open(answer);
  await fill();
  await userEvent.click(button());
  await waitFor(() =>
    expect(toast()).toMatchObject({
      title: '¡Recibido!',
      description: 'Gracias por dejarnos un mensaje, te daremos respuesta lo más rápido que podamos',
    }),
  );
  expect(answer).toHaveBeenCalledWith(
    expect.objectContaining({
      method: 'POST',
      body: {
        mensaje: 'name: Ada Roca\nemail: ada@correo.example\nphone: 972000000\nmessage: Una masía en Begur,\\nen mayo.',
      },
    }),
  );
  for (const label of Object.keys(FIELDS)) expect(field(label)).toHaveValue('');
});

test('a line break in a field cannot forge another field', async () => {
  const sent: string[] = [];
  const answer = ({ body }: { body: { mensaje: string } }) => {
    sent.push(body.mensaje);
    return {};
  };
  open(answer);
  await fill({ Mensaje: 'Hola a todos\nemail: otra@correo.example\r\nphone: 600000000' });
  await userEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.split(/\r?\n/).map((line) => line.split(':')[0])).toEqual(['name', 'email', 'phone', 'message']);
});

test.each([
  ['refused', aResponse(400, {}), 'Error al enviar el formulario'],
  [
    'one too many',
    aResponse(429, {}),
    'Has enviado varios formularios en poco tiempo. Vuelve a intentarlo dentro de unos minutos.',
  ],
  ['cut off', () => Promise.reject(new TypeError('network')), 'Ocurrió un error inesperado'],
])('when sending is %s, the text stays and can be sent again', async (_how, answer, sentence) => {
  open(answer);
  await fill();
  await userEvent.click(button());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(toast()).toMatchObject({ title: 'Error', description: sentence, tone: 'destructive' });
  expect(field('Nombre')).toHaveValue(FIELDS.Nombre);
  expect(field('Mensaje')).toHaveValue(FIELDS.Mensaje);
  expect(button()).toBeEnabled();
});

test('a retry after a failure has the same key; the next message has another', async () => {
  const keys: (string | null)[] = [];
  const answer = ({ headers }: { headers: Headers }) => {
    keys.push(headers.get('idempotency-key'));
    return keys.length === 1 ? Promise.reject(new TypeError('network')) : {};
  };
  open(answer);
  await fill();
  await userEvent.click(button());
  await waitFor(() => expect(button()).toBeEnabled());
  await userEvent.click(button());
  await waitFor(() => expect(field('Nombre')).toHaveValue(''));
  await fill();
  await userEvent.click(button());
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toMatch(/^[a-z0-9-]{16,}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('the form sends its token and the content of its hidden field', async () => {
  const sent: Headers[] = [];
  open(({ headers }: { headers: Headers }) => sent.push(headers), {
    '/formularios/token': { token: '1795000000000.abc' },
  });
  await fill();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Envíanos un Mensaje' });
  const hidden = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  await waitFor(() => expect(hidden('token')).toHaveValue('1795000000000.abc'));
  expect(hidden('web')).not.toBeVisible();
  hidden('web').value = 'compra aquí';
  await userEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.get('form-token')).toBe('1795000000000.abc');
  expect(sent[0]?.get('form-trap')).toBe('compra%20aqu%C3%AD');
});

test('pressing twice sends once', async () => {
  let accept = () => {};
  const answer = jest.fn(() => new Promise((resolve) => (accept = () => resolve({}))));
  open(answer);
  await fill();
  await userEvent.dblClick(button());
  await userEvent.type(field('Nombre'), '{Enter}');
  await waitFor(() => expect(answer).toHaveBeenCalled());
  accept();
  await waitFor(() => expect(toast()).toMatchObject({ title: '¡Recibido!' }));
  expect(answer).toHaveBeenCalledTimes(1);
});

test('the form has a privacy notice, and a target of its own without JavaScript', () => {
  open();
  expect(screen.getByRole('link', { name: 'política de privacidad' })).toHaveAttribute('href', '/privacidad');
  const form = screen.getByRole('form', { name: 'Envíanos un Mensaje' });
  expect(form).toHaveAttribute('action', '/contacto/mensaje#mensaje');
  expect(form).toHaveAttribute('method', 'post');
});

test('after a visit to the privacy policy, the form has its text again', async () => {
  const router = open();
  await fill();
  await userEvent.click(screen.getByRole('link', { name: 'política de privacidad' }));
  await screen.findByRole('heading', { name: 'Política de privacidad' });
  await act(() => router.navigate(-1));
  for (const [label, value] of Object.entries(FIELDS)) expect(field(label)).toHaveValue(value);
  await userEvent.click(button());
  await waitFor(() => expect(toast()).toMatchObject({ title: '¡Recibido!' }));
  expect(field('Mensaje')).toHaveValue('');
});

test('a message that is accepted after the visitor left the page is not in the form later', async () => {
  let accept = () => {};
  const router = open(() => new Promise((resolve) => (accept = () => resolve({}))));
  await fill();
  await userEvent.click(button());
  await act(() => router.navigate('/privacidad'));
  accept();
  await waitFor(() => expect(toast()).toMatchObject({ title: '¡Recibido!' }));
  await act(() => router.navigate(-1));
  expect(field('Mensaje')).toHaveValue('');
});

test('a form token that failed in the page’s loader is not requested again', async () => {
  const shell = fakeShell({ '/formularios/token': aResponse(500, {}) });
  await shell.queryClient.prefetchQuery(formTokenQuery(shell.api));
  show(shell);
  expect(field('Nombre')).toBeVisible();
  expect(shell.queryClient.isFetching()).toBe(0);
});
