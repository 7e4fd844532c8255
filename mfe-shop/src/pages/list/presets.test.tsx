import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { categories } from '../../../content/catalogue/categories';
import { products } from '../../../content/catalogue/products';
import { createRoutes } from '../../routes';

const open = async (address: string) => {
  const page = renderRoutes(createRoutes, fakeShell(), address);
  await screen.findByRole('heading', { level: 1 });
  return page;
};
const shown = () => within(screen.getByRole('region', { name: 'Productos' })).getAllByRole('heading', { level: 3 });

test('the offers are the reduced products', async () => {
  await open('/tienda/ofertas');
  expect(screen.getByRole('heading', { level: 1, name: 'Ofertas' })).toBeVisible();
  expect(shown()).toHaveLength(products.filter(({ oldPrice }) => oldPrice !== null).length);
  expect(screen.getAllByText(/^−\d+/)).toHaveLength(shown().length);
});

test.each(categories)('$name has its own listing, without a choice of categories', async ({ id, name }) => {
  await open(`/tienda/categoria/${id}`);
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(shown()).toHaveLength(products.filter(({ category }) => category === id).length);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current');
});

test('a category’s listing can be filtered further', async () => {
  const { router } = await open('/tienda/categoria/fpv');
  await userEvent.type(screen.getByRole('searchbox'), 'gafas');
  await waitFor(() => expect(router.state.location.search).toBe('?q=gafas'));
  expect(router.state.location.pathname).toBe('/tienda/categoria/fpv');
  await waitFor(() =>
    expect(shown().map(({ textContent }) => textContent)).toEqual(['Gafas Horitzó', 'Gafas Horitzó Escuela']),
  );
});

test('an unknown category is not found, with links to the existing ones', async () => {
  await open('/tienda/categoria/submarinos');
  expect(screen.getByRole('heading', { level: 1, name: 'Categoría no encontrada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Drones para principiantes' })).toHaveAttribute(
    'href',
    '/tienda/categoria/principiantes',
  );
});
