import { screen, within } from '@testing-library/react';
import { fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { createRoutes } from '../../routes';

test('mission, vision and team; four achievements; two checklists; a link to the contact page', async () => {
  renderRoutes(createRoutes, fakeShell(), '/sobre-nosotros');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sobre Nosotros' })).toBeVisible();
  for (const name of ['Misión', 'Visión', 'Equipo']) expect(screen.getByRole('heading', { name })).toBeVisible();
  const achievements = within(screen.getByRole('region', { name: 'Nuestros logros' }));
  for (const value of ['100+', '98 %', '10+', '6+']) expect(achievements.getByText(value)).toBeVisible();
  for (const name of ['Experiencia', 'Calidad']) expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(
    screen.getAllByRole('list').filter((list) => within(list).queryAllByRole('listitem').length === 5),
  ).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Solicitar Información' })).toHaveAttribute('href', '/contacto');
});
