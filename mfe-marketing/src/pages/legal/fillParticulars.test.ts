import { fillParticulars } from './fillParticulars';

const particulars = {
  legalName: 'Tramuntana',
  taxId: 'B0',
  registry: 'Girona',
  operatorId: 'ESP',
  address: 'Carrer',
  email: 'hola@correo.example',
  phone: '972',
};

test('particulars take the place of their names, as often as they stand', () => {
  expect(fillParticulars('{email} o {phone}, {email}', particulars)).toBe(
    'hola@correo.example o 972, hola@correo.example',
  );
});

test('what is no particular stays, also when an object inherits it', () => {
  expect(fillParticulars('{constructor} {otro}', particulars)).toBe('{constructor} {otro}');
});
