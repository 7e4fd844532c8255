import { screen, within } from '@testing-library/react';
import { fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ownOrders } from '../../cart/order/ownOrders';
import { addOwnReview, ownReviews } from '../../reviews/ownReviews';
import { createRoutes } from '../../routes';
import { addresses } from './addresses/addresses';
import { Component } from './DashboardPage';
import { dashboardHead } from './dashboardHead';
import { withoutEntry } from './entries/entries';
import { sections } from './sections';
import { profile } from './settings/profile';

const open = async (address: string) => {
  renderRoutes(createRoutes, fakeShell(), address);
  await screen.findByRole('heading', { level: 1 });
};
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const sidebar = () => within(screen.getByRole('navigation', { name: 'Mi Cuenta' }));
const anOrder = { id: 'DEMO-2026-001', date: '2026-11-20T10:00:00.000Z', total: 8_900, status: 'Recibido' as const };

beforeEach(() => {
  window.localStorage.clear();
  for (const store of [ownOrders, ownReviews, addresses, profile]) store.clear();
});

test.each(sections.map(({ path, label, title }) => [path, label, title]))(
  '%s: the sidebar marks «%s», the heading says «%s»',
  async (path, label, title) => {
    await open(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const current = sidebar()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([label]);
    expect(sidebar().getAllByRole('link')).toHaveLength(5);
  },
);

test('an unknown section shows the summary', async () => {
  await open('/dashboard/facturas');
  expect(screen.getByRole('heading', { level: 1, name: 'Resumen de tu cuenta' })).toBeVisible();
  expect(sidebar().getByRole('link', { name: 'Resumen' })).toHaveAttribute('aria-current', 'page');
});

test('search engines may not index any section', () => {
  for (const name of [undefined, 'pedidos', 'direcciones', 'pagos', 'configuracion', 'nada']) {
    expect(dashboardHead(name).noindex).toBe(true);
  }
  expect(dashboardHead('nada').canonicalPath).toBe('/dashboard');
});

test('the summary shows the sample figures', async () => {
  await open('/dashboard');
  expect(figure('Pedidos')).toHaveTextContent(/^12$/);
  expect(figure('Métodos de pago')).toHaveTextContent(/^2$/);
  expect(figure('Direcciones')).toHaveTextContent(/^3$/);
  expect(figure('Reseñas')).toHaveTextContent(/^8$/);
});

test('additions and removals on this device count', async () => {
  ownOrders.update(() => [{ ...anOrder, items: [{ name: 'Oreneta Mini', quantity: 1, price: 8_900 }] }]);
  addresses.update((list) => withoutEntry(list, 2));
  profile.update(() => ({ name: 'Ona' }));
  addOwnReview({ productId: 1, name: 'Ona', rating: 5, text: 'Muy bien', date: anOrder.date });
  await open('/dashboard');
  expect(figure('Pedidos')).toHaveTextContent(/^13$/);
  expect(figure('Direcciones')).toHaveTextContent(/^2$/);
  expect(figure('Reseñas')).toHaveTextContent(/^9$/);
  expect(screen.getByText('Hola,')).toHaveTextContent('Hola, Ona');
  expect(screen.getByText('DEMO-2026-001')).toBeVisible();
});

test('the server knows only the sample account, so every visitor gets the same page', () => {
  ownOrders.update(() => [{ ...anOrder, items: [{ name: 'Oreneta Mini', quantity: 1, price: 8_900 }] }]);
  profile.update(() => ({ name: 'Ona' }));
  const serve = (section: string) =>
    renderToString(
      <MemoryRouter initialEntries={[`/dashboard/${section}`]}>
        <Routes>
          <Route path="/dashboard/:section" Component={Component} />
        </Routes>
      </MemoryRouter>,
    );
  expect(serve('resumen')).toContain('>12<');
  expect(serve('resumen')).not.toContain('Ona');
  expect(serve('pedidos')).not.toContain('No hay pedidos recientes');
  expect(serve('pedidos')).toContain('ORD-2024-001');
  expect(serve('direcciones')).toContain('Carrer de la Força');
});
