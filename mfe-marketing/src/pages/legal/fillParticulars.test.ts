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

test('particulars replace every occurrence of their names', () => {
  expect(fillParticulars('{email} o {phone}, {email}', particulars)).toBe(
    'hola@correo.example o 972, hola@correo.example',
  );
});

test('an unknown placeholder stays, even one with an inherited property’s name', () => {
  expect(fillParticulars('{constructor} {otro}', particulars)).toBe('{constructor} {otro}');
});
