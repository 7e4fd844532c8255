import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPicture } from '../testing/aPicture';
import { watchIntersections } from '../testing/intersections';
import { Embed } from './Embed';

test("the site's own viewer loads when a tenth of it is visible", () => {
  const { report, thresholds } = watchIntersections();
  render(<Embed src="/visor/3d" title="Modelo 3D" sameOrigin linkLabel="Abrir el modelo" />);
  expect(screen.queryByTitle('Modelo 3D')).toBeNull();
  expect(thresholds).toEqual([0.1]);
  act(() => report(true));
  expect(screen.getByTitle('Modelo 3D')).toHaveAttribute('src', '/visor/3d');
  expect(document.body).toHaveFocus();
});

test("a third party's iframe loads only after a click", async () => {
  const { report } = watchIntersections();
  const mapa = { src: 'https://mapas.example/girona', title: 'Mapa de Girona', linkLabel: 'Abrir el mapa' };
  render(<Embed {...mapa} sameOrigin={false} picture={aPicture()} />);
  act(() => report(true));
  expect(screen.queryByTitle('Mapa de Girona')).toBeNull();
  expect(screen.getByRole('img', { name: 'Mapa de Girona' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ver Mapa de Girona' }));
  expect(screen.getByTitle('Mapa de Girona')).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.getByTitle('Mapa de Girona')).toHaveFocus();
});

test('a plain link leads to the same content', () => {
  watchIntersections();
  render(<Embed src="/visor/3d" title="Modelo 3D" sameOrigin linkLabel="Abrir el modelo" href="/modelo" />);
  expect(screen.getByRole('link', { name: 'Abrir el modelo' })).toHaveAttribute('href', '/modelo');
});
