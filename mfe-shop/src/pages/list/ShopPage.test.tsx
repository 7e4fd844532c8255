import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { products } from '../../../content/catalogue/products';
import { formFields } from '../../forms/formFields';
import { createRoutes } from '../../routes';

const open = async (address = '/tienda') => {
  const page = renderRoutes(createRoutes, fakeShell(), address);
  await screen.findByRole('heading', { level: 1 });
  return page;
};
const results = () => within(screen.getByRole('region', { name: 'Productos' }));
const names = () =>
  results()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const count = () => results().getByRole('status');
const address = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.search;

test('the shop shows every product, and says that nothing is sold', async () => {
  await open();
  expect(screen.getByText(/Tienda de demostración: no se realiza ninguna venta/)).toBeVisible();
  expect(count()).toHaveTextContent(`${products.length} productos`);
  expect(names()).toHaveLength(products.length);
  expect(results().getByRole('link', { name: 'Mestral Pro' })).toHaveAttribute('href', '/tienda/producto/1');
});

test('words, categories, price and order come from the address, and combine', async () => {
  await open('/tienda?q=BATERIAS%20%20set&categoria=accesorios&max=600&orden=price-desc');
  expect(names()).toEqual(['Set de tres baterías Mestral', 'Set de tres baterías Garbí']);
  expect(screen.getByRole('searchbox', { name: 'Buscar productos' })).toHaveValue('BATERIAS set');
  expect(screen.getByRole('checkbox', { name: 'Accesorios' })).toBeChecked();
  expect(screen.getByRole('slider', { name: 'Precio máximo' })).toHaveValue('600');
  expect(screen.getByRole('combobox', { name: 'Ordenar por' })).toHaveDisplayValue('Precio: de mayor a menor');
});

test('a choice applies at once and the address keeps it', async () => {
  const page = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Drones FPV' }));
  await waitFor(() => expect(address(page)).toBe('?categoria=fpv'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Accesorios' }));
  await waitFor(() => expect(address(page)).toBe('?categoria=fpv&categoria=accesorios'));
  const chosen = products.filter(({ category }) => category === 'fpv' || category === 'accesorios');
  await waitFor(() => expect(count()).toHaveTextContent(`${chosen.length} productos`));
});

test('the order applies at once', async () => {
  const page = await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Precio: de menor a mayor');
  await waitFor(() => expect(address(page)).toBe('?orden=price-asc'));
  await waitFor(() => expect(names()[0]).toBe('Oreneta Mini'));
});

test('the search starts after a pause in typing, as one entry of the history', async () => {
  const page = await open();
  await userEvent.type(screen.getByRole('searchbox'), 'térmico');
  await waitFor(() => expect(address(page)).toBe('?q=t%C3%A9rmico'));
  await waitFor(() => expect(names()).toEqual(['Mestral Térmico']));
  expect(count()).toHaveTextContent('1 producto');
  expect(page.router.state.historyAction).toBe('REPLACE');
});

test('each applied filter can be removed alone, and its field follows', async () => {
  const page = await open('/tienda?q=dron&categoria=fpv&max=500');
  const applied = within(screen.getByRole('list', { name: 'Filtros aplicados' }));
  await userEvent.click(applied.getByRole('link', { name: 'Quitar filtro: Drones FPV' }));
  await waitFor(() => expect(address(page)).toBe('?q=dron&max=500'));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Drones FPV' })).not.toBeChecked());
  await userEvent.click(applied.getByRole('link', { name: 'Quitar todos los filtros' }));
  await waitFor(() => expect(address(page)).toBe(''));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(screen.getByRole('slider')).toHaveValue('5000');
});

test('without results, the page shows a message and a link to all products', async () => {
  await open('/tienda?q=submarino');
  expect(screen.getByText('No hay productos con estos filtros')).toBeVisible();
  expect(count()).toHaveTextContent('0 productos');
  await userEvent.click(screen.getByRole('link', { name: 'Ver todos los productos' }));
  await waitFor(() => expect(names()).toHaveLength(products.length));
});

test('a search of signs alone finds nothing and explains searches', async () => {
  await open('/tienda?q=🚁');
  expect(count()).toHaveTextContent('0 productos');
  expect(screen.getByText('Escribe alguna letra o cifra: los demás signos no se buscan.')).toBeVisible();
  expect(screen.getByText('🚁', { selector: 'bdi' })).toBeVisible();
});

test('an address full of garbage shows the whole shop', async () => {
  await open('/tienda?q=%00&categoria=%3Cscript%3E&max=NaN&orden=__proto__');
  expect(names()).toHaveLength(products.length);
});

test('the form works without scripts: its fields have the names of the address', async () => {
  await open('/tienda?categoria=fpv&orden=rating');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filtros' });
  expect(form).toHaveAttribute('action', '/tienda#productos');
  expect([...formFields(form)]).toEqual([
    ['q', ''],
    ['categoria', 'fpv'],
    ['max', '5000'],
    ['orden', 'rating'],
  ]);
  expect(within(form).getByRole('button', { name: 'Aplicar filtros' })).toHaveAttribute('type', 'submit');
});
