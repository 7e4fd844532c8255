import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, aPost, aResponse, fakeShell, renderRoutes, useShellStore } from 'shared-contracts/testing';
import { createRoutes } from '../../routes';

// Loads the page's module before the first test, whose `findBy…` would otherwise wait for it.
beforeAll(() => import('./ListPage'));

async function open(newsletters: unknown) {
  useShellStore.getState().dismissToast();
  const shell = fakeShell({
    '/blog-post/?page=1&page_size=3&order_by=fecha': aPage([aPost()]),
    '/blog-post/?page=1&page_size=2&order_by=fecha&tags=0': aPage([aPost()]),
    '/tag/?model=post&page=1&page_size=30': aPage([]),
    '/newsletters/': newsletters,
  });
  renderRoutes(createRoutes, shell, '/blog');
  const form = await screen.findByRole('form', { name: 'Suscripción al newsletter' });
  const subscribe = async (email: string) => {
    await userEvent.type(within(form).getByLabelText('Correo electrónico'), email);
    await userEvent.click(within(form).getByRole('button', { name: 'Suscribirme' }));
  };
  return { form, subscribe };
}

const toast = () => useShellStore.getState().toast;

test('who subscribes is welcomed with the server’s message, and the field is empty again', async () => {
  const answer = jest.fn(() => ({ message: 'Revisa tu bandeja de entrada' }));
  const { form, subscribe } = await open(answer);
  await subscribe(' ada@correo.example ');
  expect(await within(form).findByText('Revisa tu bandeja de entrada')).toBeVisible();
  expect(answer).toHaveBeenCalledWith({ method: 'POST', body: { email: 'ada@correo.example' } });
  expect(toast()).toMatchObject({
    title: '¡Bienvenido a la comunidad!',
    description: 'Revisa tu bandeja de entrada',
  });
  expect(within(form).getByLabelText('Correo electrónico')).toHaveValue('');
});

test('where the server sends no message, the thanks are ours', async () => {
  const { form, subscribe } = await open({});
  await subscribe('ada@correo.example');
  expect(await within(form).findByText('Gracias por suscribirte a nuestro newsletter')).toBeVisible();
});

test('what is no address is refused in place and never sent', async () => {
  const answer = jest.fn();
  const { form, subscribe } = await open(answer);
  await subscribe('esto no es un correo');
  expect(await within(form).findByRole('alert')).toHaveTextContent('Email inválido');
  expect(within(form).getByLabelText('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
  expect(answer).not.toHaveBeenCalled();
});

test('the server’s refusal is shown: its first sentence in place, the blog’s own in the toast', async () => {
  const { form, subscribe } = await open(aResponse(400, { email: ['Este correo ya está suscrito', 'Otra cosa'] }));
  await subscribe('ada@correo.example');
  expect(await within(form).findByRole('alert')).toHaveTextContent('Este correo ya está suscrito');
  expect(toast()).toMatchObject({ title: 'Error al registrar el correo...', tone: 'destructive' });
  expect(within(form).getByLabelText('Correo electrónico')).toHaveValue('ada@correo.example');
});

test('a failure keeps what was written and can be tried again', async () => {
  const { form, subscribe } = await open(aResponse(500, {}));
  await subscribe('ada@correo.example');
  expect(await within(form).findByRole('alert')).toHaveTextContent('Error al registrar el correo...');
  expect(toast()).toMatchObject({ title: 'Error al registrar el correo...', tone: 'destructive' });
  expect(within(form).getByLabelText('Correo electrónico')).toHaveValue('ada@correo.example');
});

test('pressing twice sends once', async () => {
  let accept = () => {};
  const answer = jest.fn(() => new Promise((resolve) => (accept = () => resolve({}))));
  const { form, subscribe } = await open(answer);
  await subscribe('ada@correo.example');
  await userEvent.click(within(form).getByRole('button', { name: 'Suscribirme' }));
  await userEvent.type(within(form).getByLabelText('Correo electrónico'), '{Enter}');
  accept();
  expect(await within(form).findByText('Gracias por suscribirte a nuestro newsletter')).toBeVisible();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('the privacy notice stands at the form', async () => {
  const { form } = await open({});
  expect(within(form).getByRole('link', { name: 'política de privacidad' })).toHaveAttribute('href', '/privacidad');
});
