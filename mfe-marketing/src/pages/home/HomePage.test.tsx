import { act, render, screen, waitFor, within } from '@testing-library/react';
import { aService, fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { createRoutes } from '../../routes';
import { ProjectList } from './ProjectList';

const COMPANY = { '/contacto': { phone: '+34 972 00 00 00' }, '/direccion': {}, '/empresa': {} };

beforeEach(() => window.localStorage.clear());

async function open(services: unknown) {
  const view = renderRoutes(createRoutes, fakeShell({ ...COMPANY, '/services': services }), '/');
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

test('the hero links to the services and to the contact page', async () => {
  await open({ results: [] });
  expect(screen.getByRole('link', { name: 'Explorar Servicios' })).toHaveAttribute('href', '/servicios');
  expect(screen.getByRole('link', { name: 'Solicitar Presupuesto' })).toHaveAttribute('href', '/contacto');
});

test('the process has four steps, and the pilots have their categories', async () => {
  await open({ results: [] });
  const steps = region('Cómo trabajamos').getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    'Consulta inicial',
    'Planificación',
    'Ejecución',
    'Entrega',
  ]);
  const categories = within(screen.getByRole('list', { name: 'Categorías de piloto' })).getAllByRole('listitem');
  expect(categories.map(({ textContent }) => textContent)).toEqual(['A1', 'A2', 'A3', 'STS-01', 'STS-02']);
});

test('four projects and three drone categories link to their pages', async () => {
  await open({ results: [] });
  const hrefs = (name: string) =>
    region(name)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefs('Proyectos destacados')).toEqual([1, 2, 3, 4].map((number) => `/servicios/proyectos${number}`));
  expect(hrefs('Tres familias de drones')).toEqual([
    '/servicios/drones-estabilizados-caracteristicas-usos-beneficios',
    '/servicios/drones-fpv-caracteristicas-usos-beneficios',
    '/servicios/drones-indoor-caracteristicas-usos-beneficios',
    '/servicios/video-drone',
  ]);
});

test('without projects, a message shows', () => {
  render(<ProjectList items={[]} />);
  expect(screen.getByText('Sin videos disponibles')).toBeVisible();
});

test('the services come from the API once; the next visit reads them from this device', async () => {
  const answer = jest.fn(() => ({ results: [aService({ titulo: 'Drones FPV' })] }));
  const first = await open(answer);
  expect(await screen.findByRole('link', { name: 'Drones FPV' })).toHaveAttribute(
    'href',
    '/servicios/drones-fpv-caracteristicas-usos-beneficios',
  );
  first.unmount();
  await open(answer);
  expect(await screen.findByRole('link', { name: 'Drones FPV' })).toBeVisible();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('services that fail to load can be retried', async () => {
  const answers = [new Response('', { status: 500 }), { results: [aService({ titulo: 'Drones FPV' })] }];
  await open(() => answers.shift());
  const services = region('Servicios');
  services.getByRole('button', { name: 'Reintentar' }).click();
  expect(await services.findByRole('link', { name: 'Drones FPV' })).toBeVisible();
});

test('during a retry of the services, ‘Reintentar’ stays, busy and with the focus', async () => {
  const answers = [new Response('', { status: 500 }), new Promise(() => {})];
  await open(() => answers.shift());
  const button = region('Servicios').getByRole('button', { name: 'Reintentar' });
  act(() => button.focus());
  act(() => button.click());
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
});
