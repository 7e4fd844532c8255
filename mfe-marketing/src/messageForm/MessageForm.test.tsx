import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ShellContext } from 'shared-contracts/runtime';
import { aResponse, fakeShell, useShellStore } from 'shared-contracts/testing';
import { MessageForm } from './MessageForm';

const FIELDS = {
  Nombre: 'Ada Roca',
  Teléfono: '972000000',
  Email: 'ada@correo.example',
  Mensaje: 'Una masía en Begur,\nen mayo.',
};

function open(answer: unknown = {}) {
  useShellStore.getState().dismissToast();
  const shell = fakeShell({ '/formularios/': answer });
  const form = (
    <ShellContext value={shell}>
      <QueryClientProvider client={shell.queryClient}>
        <MessageForm />
      </QueryClientProvider>
    </ShellContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
}

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

test('an empty form says all four things at once', async () => {
  open();
  await userEvent.click(button());
  expect(await screen.findByText('El nombre es demasiado corto')).toBeVisible();
  for (const sentence of ['Email no válido', 'Teléfono no válido', 'El mensaje es demasiado corto']) {
    expect(screen.getByText(sentence)).toBeVisible();
  }
});

test('the message is sent as lines of name and value, thanked for, and the form is empty again', async () => {
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

test('a line break in a field forges no other field', async () => {
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
])('when sending is %s, what was written stays and can be sent again', async (_how, answer, sentence) => {
  open(answer);
  await fill();
  await userEvent.click(button());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(toast()).toMatchObject({ title: 'Error', description: sentence, tone: 'destructive' });
  expect(field('Nombre')).toHaveValue(FIELDS.Nombre);
  expect(field('Mensaje')).toHaveValue(FIELDS.Mensaje);
  expect(button()).toBeEnabled();
});

test('a message that is sent again after a failure has the same key, the next message another', async () => {
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

test('the privacy notice stands at the form, which has a target of its own without JavaScript', () => {
  open();
  expect(screen.getByRole('link', { name: 'política de privacidad' })).toHaveAttribute('href', '/privacidad');
  const form = screen.getByRole('form', { name: 'Envíanos un Mensaje' });
  expect(form).toHaveAttribute('action', '/contacto/mensaje#mensaje');
  expect(form).toHaveAttribute('method', 'post');
});
