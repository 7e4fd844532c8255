import { contactLines } from './contactLines';

test('the lines of the form are read back as they were written', () => {
  const mensaje = 'name: Ona\nemail: ona@example.com\nphone: 972000000\nmessage: Dos líneas:\\nC:\\\\nubes';
  expect(contactLines(mensaje)).toEqual({
    name: 'Ona',
    email: 'ona@example.com',
    phone: '972000000',
    message: 'Dos líneas:\nC:\\nubes',
  });
});

test('if two lines have the same name, the first counts, because the form’s own lines come before the visitor’s text', () => {
  expect(contactLines('email: ona@example.com\nemail: otra@example.com')).toEqual({ email: 'ona@example.com' });
});

test('a message of another provider’s form has no lines', () => {
  expect(contactLines('Hola, ¿voláis en Begur?')).toEqual({});
});
