import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Subscription } from '@tramuntana/contracts';
import { aPage, aPost, fakeShell, renderRoutes, useShellStore } from '@tramuntana/contracts/testing';
import { createRoutes } from '../../routes';

// Loads the page's module before the first test, so that its `findBy…` need not wait for it.
beforeAll(() => import('./ListPage'));

async function open(send: (email: string) => Promise<Subscription>) {
  useShellStore.getState().dismissToast();
  const shell = fakeShell({
    '/blog-post/?page=1&page_size=3&order_by=fecha': aPage([aPost()]),
    '/blog-post/?page=1&page_size=2&order_by=fecha&tags=0': aPage([aPost()]),
    '/tag/?model=post&page=1&page_size=30': aPage([]),
  });
  renderRoutes(createRoutes, { ...shell, newsletter: { action: '/newsletters', subscribe: send } }, '/blog');
  const form = await screen.findByRole('form', { name: 'Suscripción al newsletter' });
  const subscribe = async (email: string) => {
    await userEvent.type(within(form).getByLabelText('Correo electrónico'), email);
    await userEvent.click(within(form).getByRole('button', { name: 'Suscribirme' }));
  };
  return { form, subscribe };
}

const toast = () => useShellStore.getState().toast;

const answer = (outcome: Subscription['outcome'], message: string) => jest.fn(async () => ({ outcome, message }));

test('a subscriber sees the server’s message, and the field is empty again', async () => {
  const send = answer('accepted', 'Revisa tu bandeja de entrada');
  const { form, subscribe } = await open(send);
  await subscribe('ada@correo.example');
  expect(await within(form).findByText('Revisa tu bandeja de entrada')).toBeVisible();
  expect(send).toHaveBeenCalledWith('ada@correo.example', expect.anything());
  expect(toast()).toMatchObject({
    title: '¡Bienvenido a la comunidad!',
    description: 'Revisa tu bandeja de entrada',
  });
  expect(within(form).getByLabelText('Correo electrónico')).toHaveValue('');
});

test('an invalid address is refused in place, without a toast', async () => {
  const { form, subscribe } = await open(answer('invalid', 'Email inválido'));
  await subscribe('esto no es un correo');
  expect(await within(form).findByRole('alert')).toHaveTextContent('Email inválido');
  expect(within(form).getByLabelText('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
  expect(toast()).toBeNull();
});

test('a refusal shows the server’s sentence in place and the blog’s own in the toast', async () => {
  const { form, subscribe } = await open(answer('refused', 'Este correo ya está suscrito'));
  await subscribe('ada@correo.example');
  expect(await within(form).findByRole('alert')).toHaveTextContent('Este correo ya está suscrito');
  expect(toast()).toMatchObject({ title: 'Error al registrar el correo...', tone: 'destructive' });
  expect(within(form).getByLabelText('Correo electrónico')).toHaveValue('ada@correo.example');
});

test('a failure keeps the typed address and can be retried', async () => {
  const { form, subscribe } = await open(() => Promise.reject(new TypeError('network')));
  await subscribe('ada@correo.example');
  expect(await within(form).findByRole('alert')).toHaveTextContent('Error al registrar el correo...');
  expect(toast()).toMatchObject({ title: 'Error al registrar el correo...', tone: 'destructive' });
  expect(within(form).getByLabelText('Correo electrónico')).toHaveValue('ada@correo.example');
});

test('pressing twice sends once', async () => {
  let accept = () => {};
  const send = jest.fn(
    () => new Promise<Subscription>((resolve) => (accept = () => resolve({ outcome: 'accepted', message: 'Gracias' }))),
  );
  const { form, subscribe } = await open(send);
  await subscribe('ada@correo.example');
  await userEvent.click(within(form).getByRole('button', { name: 'Suscribirme' }));
  await userEvent.type(within(form).getByLabelText('Correo electrónico'), '{Enter}');
  accept();
  expect(await within(form).findByText('Gracias')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

test('the form has a privacy notice, and a target of its own without JavaScript', async () => {
  const { form } = await open(answer('accepted', 'Gracias'));
  expect(within(form).getByRole('link', { name: 'política de privacidad' })).toHaveAttribute('href', '/privacidad');
  expect(form).toHaveAttribute('action', '/newsletters');
});
