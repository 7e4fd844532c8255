import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tab, TabList, TabPanel, Tabs } from './Tabs';

test('arrow keys go from tab to tab', async () => {
  render(
    <Tabs defaultValue="descripcion">
      <TabList aria-label="Producto">
        <Tab value="descripcion">Descripción</Tab>
        <Tab value="resenas">Reseñas</Tab>
      </TabList>
      <TabPanel value="descripcion">Vuela cuarenta minutos.</TabPanel>
      <TabPanel value="resenas">Muy estable con viento.</TabPanel>
    </Tabs>,
  );
  expect(screen.getByText('Vuela cuarenta minutos.')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Descripción' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Reseñas' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Muy estable con viento.')).toBeVisible();
  expect(screen.getByText('Vuela cuarenta minutos.')).not.toBeVisible();
});
