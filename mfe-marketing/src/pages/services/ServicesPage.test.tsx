import { screen, within } from '@testing-library/react';
import { aService, fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { createRoutes } from '../../routes';

beforeEach(() => window.localStorage.clear());

test('four figures, the services of the API, three reasons and a link to the contact page', async () => {
  const services = [aService({ titulo: 'Drones FPV' }), aService({ titulo: 'Drones indoor', pagina: '/indoor' })];
  renderRoutes(createRoutes, fakeShell({ '/services': { results: services } }), '/servicios');
  expect(await screen.findByRole('heading', { level: 1, name: 'Servicios' })).toBeVisible();
  for (const [value, label] of [
    ['100+', 'proyectos'],
    ['98 %', 'clientes satisfechos'],
    ['6+', 'años'],
    ['100 %', 'cobertura en Cataluña'],
  ] as const) {
    expect(screen.getByText(value)).toBeVisible();
    expect(screen.getByText(label)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Drones indoor' })).toHaveAttribute('href', '/servicios/indoor');
  const reasons = within(screen.getByRole('region', { name: 'Por qué elegirnos' })).getAllByRole('heading', {
    level: 3,
  });
  expect(reasons.map(({ textContent }) => textContent)).toEqual(['Seguridad', 'Calidad', 'Entrega rápida']);
  expect(screen.getByRole('link', { name: 'Solicitar Presupuesto' })).toHaveAttribute('href', '/contacto');
});

test('without services, a message shows', async () => {
  renderRoutes(createRoutes, fakeShell({ '/services': { results: [] } }), '/servicios');
  expect(await screen.findByText('Sin servicios publicados')).toBeVisible();
});
