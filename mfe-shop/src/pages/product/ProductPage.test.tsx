import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShell, renderRoutes, useShellStore } from '@tramuntana/contracts/testing';
import { addToCart } from '../../cart/cart';
import { createRoutes } from '../../routes';

const open = async (address: string) => {
  const page = renderRoutes(createRoutes, fakeShell(), address);
  await screen.findByRole('heading', { level: 1 });
  return page;
};

beforeEach(() => {
  window.localStorage.clear();
  useShellStore.setState({ toast: null, cartCount: 0 });
});

test('a product shows its name, its price, its old price and its stock', async () => {
  await open('/tienda/producto/1');
  expect(screen.getByRole('heading', { level: 1, name: 'Mestral Pro' })).toBeVisible();
  expect(screen.getByText('4,8 de 5 estrellas')).toBeInTheDocument();
  expect(screen.getByText(/^2\.899,00\s€$/)).toBeVisible();
  expect(screen.getByText(/^3\.299,00\s€$/)).toBeVisible();
  expect(screen.getByText(/^−12\s%$/)).toBeVisible();
  expect(screen.getByText('En Stock')).toBeVisible();
  expect(screen.getByText(/no se realiza ninguna venta/)).toBeVisible();
});

test('the quantity goes from one to the stock', async () => {
  await open('/tienda/producto/1');
  const stepper = within(screen.getByRole('group', { name: 'Cantidad de Mestral Pro' }));
  const more = stepper.getByRole('button', { name: 'Añadir una unidad' });
  expect(stepper.getByRole('button', { name: 'Quitar una unidad' })).toBeDisabled();
  for (let unit = 1; unit < 10; unit++) await userEvent.click(more);
  expect(stepper.getByRole('status')).toHaveTextContent('10');
  expect(more).toBeDisabled();
});

test('adding to the cart shows a message and a link to the cart', async () => {
  await open('/tienda/producto/2');
  await userEvent.click(screen.getByRole('button', { name: 'Añadir una unidad' }));
  await userEvent.click(screen.getByRole('button', { name: 'Añadir al carrito' }));
  await waitFor(() => expect(useShellStore.getState().cartCount).toBe(2));
  expect(useShellStore.getState().toast).toMatchObject({
    title: 'Añadido al carrito',
    description: '2 × Oreneta Mini',
  });
  expect(screen.getByRole('link', { name: 'Ver el carrito' })).toHaveAttribute('href', '/carrito');
});

test('adding reports how many units fit in the cart, and whether none did', async () => {
  addToCart(2, 7, 10);
  await open('/tienda/producto/2');
  for (let unit = 1; unit < 5; unit++) await userEvent.click(screen.getByRole('button', { name: 'Añadir una unidad' }));
  await userEvent.click(screen.getByRole('button', { name: 'Añadir al carrito' }));
  expect(useShellStore.getState().toast).toMatchObject({
    title: 'Añadido al carrito',
    description: '3 × Oreneta Mini',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Añadir al carrito' }));
  expect(useShellStore.getState().toast).toMatchObject({ title: 'Ya tienes el máximo de 10 unidades en el carrito' });
  expect(useShellStore.getState().toast?.description).toBeUndefined();
  expect(useShellStore.getState().cartCount).toBe(10);
});

test('the address names the open tab, and each tab is a link', async () => {
  const { router } = await open('/tienda/producto/1?ver=especificaciones');
  expect(screen.getByRole('tab', { name: 'Especificaciones' })).toHaveAttribute('aria-selected', 'true');
  expect(within(screen.getByRole('tabpanel')).getByText('12 m/s')).toBeVisible();
  const reviews = screen.getByRole('tab', { name: 'Reseñas' });
  expect(reviews).toHaveAttribute('href', '/tienda/producto/1?ver=resenas');
  await userEvent.click(reviews);
  await waitFor(() => expect(router.state.location.search).toBe('?ver=resenas'));
  expect(await screen.findByRole('tabpanel', { name: 'Reseñas' })).toBeVisible();
});

test('arrow keys move between the tabs, and the space bar opens one', async () => {
  const { router } = await open('/tienda/producto/1');
  act(() => screen.getByRole('tab', { name: 'Descripción' }).focus());
  await userEvent.keyboard('{ArrowRight} ');
  await waitFor(() => expect(router.state.location.search).toBe('?ver=especificaciones'));
});

test('an unknown tab shows the first one', async () => {
  await open('/tienda/producto/1?ver=nada');
  expect(screen.getByRole('tab', { name: 'Descripción' })).toHaveAttribute('aria-selected', 'true');
});

test('sample reviews are marked as samples', async () => {
  await open('/tienda/producto/1?ver=resenas');
  expect(screen.getAllByText('Reseña de muestra')).toHaveLength(4);
});

test('related products and a link back to its category follow', async () => {
  await open('/tienda/producto/9');
  const related = within(screen.getByRole('region', { name: 'Productos relacionados' }));
  expect(related.getAllByRole('link')).toHaveLength(4);
  expect(related.queryByRole('link', { name: 'Xaloc 5' })).toBeNull();
  const path = within(screen.getByRole('navigation', { name: 'Ruta de navegación' }));
  expect(path.getByRole('link', { name: 'Drones FPV' })).toHaveAttribute('href', '/tienda/categoria/fpv');
});

test.each(['/tienda/producto/999', '/tienda/producto/abc', '/tienda/producto/0'])(
  '%s is not found, with a link to the shop',
  async (address) => {
    await open(address);
    expect(screen.getByRole('heading', { level: 1, name: 'Producto no encontrado' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver a la tienda' })).toHaveAttribute('href', '/tienda');
  },
);
