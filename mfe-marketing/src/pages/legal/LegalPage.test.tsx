import { screen } from '@testing-library/react';
import { fakeShell, renderRoutes } from '@tramuntana/contracts/testing';
import { legalSources } from '../../../content/legal/documents';
import { createRoutes } from '../../routes';

const COMPANY = {
  '/contacto': { gmail: 'hola@tramuntana.example', phone: '+34 972 00 00 00' },
  '/direccion': { full_address: 'Carrer Nou, 1, 17001 Girona' },
  '/empresa': { legal_name: 'Tramuntana Drones, S.L.', tax_id: 'B00000000' },
};

test.each(legalSources)(
  '$path has its title, the date of its text, and no particular left unfilled',
  async (source) => {
    renderRoutes(createRoutes, fakeShell(COMPANY), source.path);
    const { document: text } = await source.load();
    expect(await screen.findByRole('heading', { level: 1, name: text.title })).toBeVisible();
    const date = screen.getByText(/^\d{1,2} de [a-z]+ de 20\d\d$/);
    expect(date).toHaveAttribute('datetime', text.updated);
    expect(document.body).not.toHaveTextContent(/\{\w+\}/);
  },
);

test('the legal notice names the company with the API’s data, and marks unknown ones as unavailable', async () => {
  renderRoutes(createRoutes, fakeShell(COMPANY), '/aviso-legal');
  expect(await screen.findByText('Denominación social: Tramuntana Drones, S.L.')).toBeVisible();
  expect(screen.getByText('Domicilio: Carrer Nou, 1, 17001 Girona')).toBeVisible();
  expect(screen.getByText('Inscripción: Información no disponible')).toBeVisible();
});
