import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aService, fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { createRoutes } from '../../routes';

const SERVICE = aService({ titulo: 'Control de plagas', descripcion: 'Con cámara multiespectral.', pagina: 'plagas' });

beforeEach(() => window.localStorage.clear());

const open = (services: unknown, pagina = 'plagas') =>
  renderRoutes(createRoutes, fakeShell({ '/services': services }), `/servicios/${pagina}`);

test('a service without its own page is presented with the API’s texts', async () => {
  open({ results: [SERVICE] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Control de plagas' })).toBeVisible();
  expect(screen.getByText('Con cámara multiespectral.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Solicitar Presupuesto' })).toHaveAttribute('href', '/contacto');
  expect(screen.getByRole('link', { name: 'Volver a Servicios' })).toHaveAttribute('href', '/servicios');
});

test('it is found if the API writes its address with a slash', async () => {
  open({ results: [{ ...SERVICE, pagina: '/plagas' }] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Control de plagas' })).toBeVisible();
});

test('an unknown service shows links to the existing ones', async () => {
  open({ results: [SERVICE] }, 'buceo');
  expect(await screen.findByRole('heading', { level: 1, name: 'Servicio No Encontrado' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver todos los servicios' })).toHaveAttribute('href', '/servicios');
});

test('a service that failed to load can be retried', async () => {
  const answers = [new Response('', { status: 500 }), { results: [SERVICE] }];
  open(() => answers.shift());
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Control de plagas' })).toBeVisible();
});

test('during a retry of a service, ‘Reintentar’ stays, busy and with the focus', async () => {
  const answers = [new Response('', { status: 500 }), new Promise(() => {})];
  open(() => answers.shift());
  const button = await screen.findByRole('button', { name: 'Reintentar' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
});
