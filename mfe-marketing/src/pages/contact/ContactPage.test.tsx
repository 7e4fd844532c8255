import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { createRoutes } from '../../routes';

const CONTACT = { phone: '+34 972 00 00 00', gmail: 'hola@tramuntana.example' };
const ADDRESS = { street: 'Carrer Nou, 1', city: 'Girona', province: 'Girona', postal_code: '17001' };
const HOURS = { work_days_open: '09:00', work_days_close: '18:00' };

async function open(over: Record<string, unknown> = {}) {
  const answers = { '/contacto': CONTACT, '/direccion': ADDRESS, '/empresa': HOURS, ...over };
  const view = renderRoutes(createRoutes, fakeShell(answers), '/contacto');
  await screen.findByRole('heading', { level: 1, name: 'Contacto' });
  return view;
}

test('three cards: address, phone and email; hours and a WhatsApp chat beside the form', async () => {
  await open();
  const cards = within(screen.getByRole('region', { name: 'Datos de contacto' })).getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Dirección',
    'Teléfono',
    'Email',
  ]);
  expect(cards[0]).toHaveTextContent('Carrer Nou, 1, Girona (Girona) 17001');
  expect(screen.getByRole('link', { name: '+34 972 00 00 00' })).toHaveAttribute('href', 'tel:+34972000000');
  expect(screen.getByRole('link', { name: 'hola@tramuntana.example' })).toHaveAttribute(
    'href',
    'mailto:hola@tramuntana.example',
  );
  expect(screen.getByText('Lunes a Viernes: 09:00 - 18:00')).toBeVisible();
  const chat = screen.getByRole('link', { name: 'Escríbenos por WhatsApp' });
  expect(chat).toHaveAttribute('href', 'https://wa.me/34972000000');
  expect(chat).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getByRole('heading', { name: 'Envíanos un Mensaje' })).toBeVisible();
  const values = within(screen.getByRole('region', { name: 'Qué puedes esperar' })).getAllByRole('listitem');
  expect(values).toHaveLength(3);
});

test('unknown company data are shown as unavailable', async () => {
  await open({ '/contacto': {}, '/direccion': {}, '/empresa': {} });
  expect(screen.getAllByText('Información no disponible')).toHaveLength(3);
  expect(screen.getByText('Horario no disponible')).toBeVisible();
});

test('if address and hours fail, the rest stays', async () => {
  const failed = () => new Response('', { status: 500 });
  await open({ '/direccion': failed(), '/empresa': failed() });
  expect(screen.getByText('Información no disponible')).toBeVisible();
  expect(screen.getByText('Horario no disponible')).toBeVisible();
  expect(screen.getByRole('link', { name: '+34 972 00 00 00' })).toBeVisible();
});

test('failed contact data show a message and can be retried', async () => {
  const answers = [new Response('', { status: 500 }), CONTACT];
  await open({ '/contacto': () => answers.shift() });
  expect(
    screen.getByText('No se pudo cargar la información de contacto. Por favor, inténtalo de nuevo más tarde.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: '+34 972 00 00 00' })).toBeVisible();
});

test('the third party’s map loads after a click; a picture and a link show before', async () => {
  await open();
  const place = within(screen.getByRole('region', { name: 'Dónde estamos' }));
  expect(place.queryByTitle('Mapa de Girona')).not.toBeInTheDocument();
  expect(place.getByRole('img', { name: 'Mapa de Girona' })).toBeVisible();
  expect(place.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/\?mlat/),
  );
  await userEvent.click(place.getByRole('button', { name: /Mapa de Girona/ }));
  expect(place.getByTitle('Mapa de Girona')).toHaveAttribute(
    'src',
    expect.stringContaining('openstreetmap.org/export'),
  );
});

test('during a retry of contact data, ‘Reintentar’ stays, busy and with the focus', async () => {
  const answers = [new Response('', { status: 500 }), new Promise(() => {})];
  await open({ '/contacto': () => answers.shift() });
  const button = screen.getByRole('button', { name: 'Reintentar' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
});
