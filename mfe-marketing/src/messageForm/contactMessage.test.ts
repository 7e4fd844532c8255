import * as z from 'zod/mini';
import { contactMessage, encodeContactMessage } from './contactMessage';

const form = { name: 'Ada', email: 'ada@correo.example', phone: '972000000', message: 'Quiero un presupuesto' };

test('the form becomes one line per field, with lower-case names', () => {
  expect(encodeContactMessage(form)).toBe(
    'name: Ada\nemail: ada@correo.example\nphone: 972000000\nmessage: Quiero un presupuesto',
  );
});

test.each(['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029'])(
  'a line break (%j) in a value cannot forge a line',
  (lineBreak) => {
    const encoded = encodeContactMessage({ ...form, name: `Ada${lineBreak}email: otra@correo.example` });
    expect(encoded.split(/\r\n|[\n\r\u0085\u2028\u2029]/)).toHaveLength(4);
    expect(encoded).toContain('name: Ada\\nemail: otra@correo.example\n');
  },
);

test('a typed backslash differs from an encoded line break', () => {
  expect(encodeContactMessage({ ...form, message: 'C:\\nueva carpeta' })).toContain('message: C:\\\\nueva carpeta');
});

test.each([
  ['name', '\u202eAda\r\nRoca', 'Ada Roca'],
  ['email', '\u2068ada@señal.es\u2069', 'ada@xn--seal-hqa.es'],
  ['email', 'info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
  ['phone', '\u202a+34 972\u00a000 00 00\u202c', '+34 972 00 00 00'],
  ['message', '\ufeffUna masi\u0301a.\r\n\r\nEn Begur 👩🏽‍✈️', 'Una masía.\n\nEn Begur 👩🏽‍✈️'],
])('%s as %j is read as %j', (field, typed, read) => {
  expect(contactMessage.parse({ ...form, [field]: typed })).toEqual({ ...form, [field]: read });
});

test('a message of more than 5,000 characters is refused', () => {
  const { error } = contactMessage.safeParse({ ...form, message: '🚁'.repeat(5001) });
  expect(error?.issues.map((issue) => issue.message)).toEqual(['El mensaje es demasiado largo']);
});

test.each([
  ['4,990 characters and ten line breaks', `${'x'.repeat(4989)}${'\r\n'.repeat(10)}x`],
  ['5,000 emoji', '🚁'.repeat(5000)],
])('a message of %s is accepted', (_what, message) => {
  expect(z.safeParse(contactMessage, { ...form, message }).success).toBe(true);
});

test.each([
  ['name', '🚁', 'El nombre es demasiado corto'],
  ['phone', '97200\u200b000', 'Teléfono no válido'],
  ['name', 'A', 'El nombre es demasiado corto'],
  ['email', 'ada', 'Email no válido'],
  ['phone', '97200000', 'Teléfono no válido'],
  ['message', 'Hola', 'El mensaje es demasiado corto'],
])('%s as "%s" is refused with "%s"', (field, value, sentence) => {
  const parsed = z.safeParse(contactMessage, { ...form, [field]: value });
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([sentence]);
});
