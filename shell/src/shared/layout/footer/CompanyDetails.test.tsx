import { addressLine, openingHours } from './CompanyDetails';

test.each([
  [{ full_address: 'Carrer Nou, 1, 17001 Girona', city: 'Olot' }, 'Carrer Nou, 1, 17001 Girona'],
  [
    { street: 'Carrer Nou, 1', city: 'Olot', province: 'Girona', postal_code: '17800' },
    'Carrer Nou, 1, Olot (Girona) 17800',
  ],
  [{ city: 'Olot' }, 'Olot'],
  [{ province: 'Girona' }, '(Girona)'],
  [{ postal_code: '17800' }, '17800'],
  [{}, 'Información no disponible'],
])('the address %j reads: %s', (address, line) => {
  expect(addressLine(address)).toBe(line);
});

test.each([
  [{ work_days_open: '09:00', work_days_close: '18:00' }, 'Lunes a Viernes: 09:00 - 18:00'],
  [{ work_days_open: '09:00' }, 'Horario no disponible'],
  [{ work_days_close: '18:00' }, 'Horario no disponible'],
  [{}, 'Horario no disponible'],
])('the hours %j read: %s', (business, line) => {
  expect(openingHours(business)).toBe(line);
});
