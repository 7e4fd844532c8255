import { render, screen } from '@testing-library/react';
import { Card } from './Card';

test("a card is an article named by its heading, with the title's link as its only link", () => {
  render(
    <Card title={<a href="/servicios/obras">Inspección de obras</a>} headingLevel={2} meta="Técnica">
      <p>Informes en 24-96 horas.</p>
    </Card>,
  );
  expect(screen.getByRole('article')).toContainElement(screen.getByText('Informes en 24-96 horas.'));
  expect(screen.getByRole('heading', { level: 2, name: 'Inspección de obras' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('only a card far down the page gets a late layout', () => {
  render(
    <>
      <Card title="Arriba" />
      <Card title="Abajo" late />
    </>,
  );
  const [first, last] = screen.getAllByRole('article');
  expect(first).not.toHaveAttribute('data-late');
  expect(last).toHaveAttribute('data-late');
});
