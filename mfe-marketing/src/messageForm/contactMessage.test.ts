import * as z from 'zod/mini';
import { contactMessage, encodeContactMessage } from './contactMessage';

const form = { name: 'Ada', email: 'ada@correo.example', phone: '972000000', message: 'Quiero un presupuesto' };

test('the form becomes one line a field, in lower case', () => {
  expect(encodeContactMessage(form)).toBe(
    'name: Ada\nemail: ada@correo.example\nphone: 972000000\nmessage: Quiero un presupuesto',
  );
});

test.each(['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029'])(
  'a line break (%j) in a value forges no line',
  (lineBreak) => {
    const encoded = encodeContactMessage({ ...form, name: `Ada${lineBreak}email: otra@correo.example` });
    expect(encoded.split(/\r\n|[\n\r\u0085\u2028\u2029]/)).toHaveLength(4);
    expect(encoded).toContain('name: Ada\\nemail: otra@correo.example\n');
  },
);

test('a backslash that was typed is told from an encoded line break', () => {
  expect(encodeContactMessage({ ...form, message: 'C:\\nueva carpeta' })).toContain('message: C:\\\\nueva carpeta');
});

test.each([
  ['name', 'A', 'El nombre es demasiado corto'],
  ['email', 'ada', 'Email no válido'],
  ['phone', '97200000', 'Teléfono no válido'],
  ['message', 'Hola', 'El mensaje es demasiado corto'],
])('%s as "%s" is refused with "%s"', (field, value, sentence) => {
  const parsed = z.safeParse(contactMessage, { ...form, [field]: value });
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([sentence]);
});
