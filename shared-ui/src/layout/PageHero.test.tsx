import { render, screen } from '@testing-library/react';
import { aPicture } from '../testing/aPicture';
import { PageHero } from './PageHero';
import { Section } from './Section';

test("a page opens with its only h1, its picture's flight log and its back link", () => {
  render(
    <PageHero
      title="Mapeo y fotogrametría"
      lead="Precisión centimétrica."
      annotation="42.31° N 3.31° E · 90 m"
      picture={aPicture()}
      backLink={<a href="/servicios">Volver a Servicios</a>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Mapeo y fotogrametría' })).toBeVisible();
  expect(screen.getByText('42.31° N 3.31° E · 90 m')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a Servicios' })).toBeVisible();
  expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'eager');
});

test('a band of the page is a region named by its title', () => {
  render(
    <Section title="Cómo trabajamos" split>
      <p>Del plan de vuelo a la entrega.</p>
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'Cómo trabajamos' });
  expect(region).toContainElement(screen.getByText('Del plan de vuelo a la entrega.'));
});
