import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aResponse, aService } from '@tramuntana/contracts/testing';
import { aNav } from '../../../testing/aNav';
import { aShell } from '../../../testing/aShell';
import { pageRemotes, renderInShell } from '../../../testing/renderInShell';
import { Footer } from './Footer';

const COMPANY = {
  '/contacto': { phone: '972 12 34 56', gmail: 'hola@tramuntana.example', instagram: 'https://instagram.example/t' },
  '/direccion': { street: 'Carrer Nou, 1', city: 'Girona', province: 'Girona', postal_code: '17001' },
  '/empresa': { work_days_open: '09:00', work_days_close: '18:00' },
  '/services': { count: 1, next: null, previous: null, results: [aService({ titulo: 'Drones FPV', pagina: 'fpv' })] },
};

const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => logged.mockClear());

const renderFooter = (answers: Parameters<typeof aShell>[0] = {}) =>
  renderInShell(<Footer />, {
    shell: aShell({ ...COMPANY, ...answers }),
    remotes: pageRemotes([], { nav: aNav({ label: 'Preguntas', path: '/preguntas', place: 'footer', order: 650 }) }),
  });
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the footer has the company’s address, telephone and email', async () => {
  renderFooter();
  expect(await screen.findByText('Carrer Nou, 1, Girona (Girona) 17001')).toBeVisible();
  expect(await screen.findByText('Lunes a Viernes: 09:00 - 18:00')).toBeVisible();
  expect(screen.getByRole('link', { name: '972 12 34 56' })).toHaveAttribute('href', 'tel:972123456');
  expect(screen.getByRole('link', { name: 'hola@tramuntana.example' })).toHaveAttribute(
    'href',
    'mailto:hola@tramuntana.example',
  );
  expect(within(screen.getByRole('list', { name: 'Redes sociales' })).getByRole('link')).toHaveTextContent('Instagram');
});

test('the footer links to every section of the site and to each service', async () => {
  renderFooter();
  expect(await screen.findByRole('link', { name: 'Drones FPV' })).toHaveAttribute('href', '/servicios/fpv');
  expect(linksOf('Servicios').at(-1)).toEqual(['Todos los servicios', '/servicios']);
  expect(linksOf('El sitio')).toEqual([
    ['Home', '/'],
    ['Servicios', '/servicios'],
    ['Blog', '/blog'],
    ['Sobre Nosotros', '/sobre-nosotros'],
    ['Contacto', '/contacto'],
    ['Galería', '/media'],
    ['Preguntas', '/preguntas'],
    ['Tienda de demostración', '/tienda'],
  ]);
  expect(linksOf('Información legal')).toEqual([
    ['Aviso legal', '/aviso-legal'],
    ['Privacidad', '/privacidad'],
    ['Cookies', '/cookies'],
    ['Accesibilidad', '/accesibilidad'],
  ]);
});

test('if the API is down, only the footer’s data are missing, and ‘Reintentar’ loads all of them', async () => {
  let isUp = false;
  const when = (value: unknown) => () => (isUp ? value : aResponse(503, {}));
  renderFooter(Object.fromEntries(Object.entries(COMPANY).map(([path, value]) => [path, when(value)])));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No se pudo cargar la información del pie de página.');
  expect(linksOf('El sitio')).toHaveLength(8);
  expect(logged.mock.calls.map(([text]) => text).toSorted()).toEqual([
    'Error al cargar dirección',
    'Error al cargar información de contacto',
    'Error al cargar la información de la empresa',
  ]);
  isUp = true;
  await userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('972 12 34 56')).toBeVisible();
  expect(await screen.findByText(/Carrer Nou/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Drones FPV' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('if only the address fails, it shows its fallback, and the rest stays', async () => {
  renderFooter({ '/direccion': aResponse(500, {}) });
  expect(await screen.findByText('Información no disponible')).toBeVisible();
  expect(await screen.findByText('Lunes a Viernes: 09:00 - 18:00')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while the contact data are reloading, ‘Reintentar’ is busy and keeps the focus', async () => {
  const answers = [aResponse(503, {}), new Promise(() => {})];
  renderFooter({ '/contacto': () => answers.shift() });
  const button = await screen.findByRole('button', { name: 'Reintentar' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
});

test('a second failure inserts the alert’s text again, so that a screen reader announces it again', async () => {
  let answer = (_: unknown) => {};
  const answers = [
    aResponse(503, {}),
    new Promise((resolve) => {
      answer = resolve;
    }),
  ];
  renderFooter({ '/contacto': () => answers.shift() });
  const sentence = () => screen.getByText(/No se pudo cargar la información del pie de página/);
  const button = await screen.findByRole('button', { name: 'Reintentar' });
  const before = sentence();
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(sentence()).toBe(before);
  answer(aResponse(503, {}));
  await waitFor(() => expect(sentence()).not.toBe(before));
  expect(button).toHaveFocus();
});
