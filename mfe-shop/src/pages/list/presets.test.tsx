import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShell, renderRoutes } from 'shared-contracts/testing';
import { categories } from '../../../content/catalogue/categories';
import { products } from '../../../content/catalogue/products';
import { createRoutes } from '../../routes';

const open = async (address: string) => {
  const page = renderRoutes(createRoutes, fakeShell(), address);
  await screen.findByRole('heading', { level: 1 });
  return page;
};
const shown = () => within(screen.getByRole('region', { name: 'Productos' })).getAllByRole('heading', { level: 3 });

test('the offers are what is reduced', async () => {
  await open('/tienda/ofertas');
  expect(screen.getByRole('heading', { level: 1, name: 'Ofertas' })).toBeVisible();
  expect(shown()).toHaveLength(products.filter(({ oldPrice }) => oldPrice !== null).length);
  expect(screen.getAllByText(/^−\d+/)).toHaveLength(shown().length);
});

test.each(categories)('$name has a listing of its own, without a choice of categories', async ({ id, name }) => {
  await open(`/tienda/categoria/${id}`);
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(shown()).toHaveLength(products.filter(({ category }) => category === id).length);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current');
});

test('a listing of its own can be filtered further', async () => {
  const { router } = await open('/tienda/categoria/fpv');
  await userEvent.type(screen.getByRole('searchbox'), 'gafas');
  await waitFor(() => expect(router.state.location.search).toBe('?q=gafas'));
  expect(router.state.location.pathname).toBe('/tienda/categoria/fpv');
  await waitFor(() =>
    expect(shown().map(({ textContent }) => textContent)).toEqual(['Gafas Horitzó', 'Gafas Horitzó Escuela']),
  );
});

test('a category that does not exist is not found, with the ways to those that do', async () => {
  await open('/tienda/categoria/submarinos');
  expect(screen.getByRole('heading', { level: 1, name: 'Categoría no encontrada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Drones para principiantes' })).toHaveAttribute(
    'href',
    '/tienda/categoria/principiantes',
  );
});
