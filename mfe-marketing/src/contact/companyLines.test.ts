import { addressLine, openingHours, whatsappAddress } from './companyLines';

test('the address is one line of street, city, province and postal code', () => {
  const address = { street: 'Carrer de la Força, 1', city: 'Girona', province: 'Girona', postal_code: '17004' };
  expect(addressLine(address)).toBe('Carrer de la Força, 1, Girona (Girona) 17004');
  expect(addressLine({ ...address, full_address: 'Polígon Mas Xirgu, Girona' })).toBe('Polígon Mas Xirgu, Girona');
});

test('unknown values are shown as unavailable', () => {
  expect(addressLine({})).toBe('Información no disponible');
  expect(openingHours({ work_days_open: '09:00' })).toBe('Horario no disponible');
  expect(openingHours({ work_days_open: '09:00', work_days_close: '18:00' })).toBe('Lunes a Viernes: 09:00 - 18:00');
});

test('the WhatsApp link uses its own number, or the phone, or does not exist', () => {
  expect(whatsappAddress({ whatsapp: '+34 600 00 00 00', phone: '+34 972 00 00 00' })).toBe(
    'https://wa.me/34600000000',
  );
  expect(whatsappAddress({ phone: '+34 972 00 00 00' })).toBe('https://wa.me/34972000000');
  expect(whatsappAddress({ whatsapp: 'https://wa.me/34600000000' })).toBe('https://wa.me/34600000000');
  expect(whatsappAddress({})).toBeNull();
});
