import { emailAddress, readEmail } from './emailAddress';

const schema = emailAddress('Email inválido');

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@señal.es', 'info@xn--seal-hqa.es'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ["o'brien+drones@correo.example.museum", "o'brien+drones@correo.example.museum"],
  ['ada@localhost', 'ada@localhost'],
  ['.a..b.@example.com', '.a..b.@example.com'],
  [' \u202aada@exa\u200bmple.com\u202c\n', 'ada@example.com'],
])('%j is read as %s', (typed, email) => {
  expect(schema.safeParse(typed)).toEqual({ success: true, data: email });
});

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@-example.com',
  'ada@example..com',
  'ada lovelace@example.com',
  'josé@example.com',
  'ada@señal.es/x',
  'ada@señal.es:25',
  'ada@example.com, eve@example.com',
  `${'a'.repeat(243)}@example.com`,
])('%j is refused with the form’s sentence', (typed) => {
  const { error } = schema.safeParse(typed);
  expect(error?.issues[0]?.message).toBe('Email inválido');
});

test('text that is no address stays as it is, so that the field keeps the visitor’s text', () => {
  expect(readEmail(' señal.es ')).toBe('señal.es');
  expect(readEmail('@'.repeat(30_000))).toHaveLength(30_000);
});
