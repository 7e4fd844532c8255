import { printAnswer } from './printAnswer';

const message = {
  id: 3,
  state: 'new',
  created_at: '2026-11-22T10:00:00.000Z',
  name: '=cmd|A1',
  email: 'ona@example.com',
  phone: null,
  message: `Dos\nlíneas, "con comillas" ${'y más '.repeat(20)}`,
};

test('a list has one line each, with number, state and the time in Madrid', () => {
  const printed = printAnswer({ messages: [message] }, 'lines');
  expect(printed).toMatch(/^ +3 {2}new +2026-11-22 11:00:00 {2}=cmd\|A1 · ona@example\.com · Dos líneas/);
  expect(printed.split('\n')).toHaveLength(1);
  expect(printAnswer({ messages: [] }, 'lines')).toBe('There is nothing here.');
});

test('a visitor’s text can neither control the terminal nor pass for a line of the command', () => {
  const written = { ...message, name: 'Ona\u001b[2J\u009b2J\nemail: x@example.com', message: 'Uno\r\n\tdos\u0007' };
  const list = printAnswer({ messages: [written] }, 'lines');
  expect(list).toContain('Ona�[2J�2J email: x@example.com');
  const shown = printAnswer({ messages: [written] }, 'text');
  expect(shown).toContain('name: Ona�[2J�2J\n    email: x@example.com\nemail: ona@example.com\n');
  expect(shown).toContain('message: Uno\n    \tdos�');
  expect(printAnswer({ messages: [written] }, 'csv')).toContain('"Ona�[2J�2J\nemail: x@example.com"');
  const json = printAnswer({ messages: [written] }, 'json');
  expect(json).toContain(String.raw`"Ona\u001b[2J\u009b2J\nemail: x@example.com"`);
  expect(JSON.parse(json)).toEqual({ messages: [written] });
});

test('a visitor’s text cannot reverse a line of the command, and a program still gets all of it', () => {
  const written = { ...message, name: '\u202eOna\u200b', message: 'Hola' };
  expect(printAnswer({ messages: [written] }, 'lines')).toContain('  Ona · ona@example.com · Hola');
  expect(printAnswer({ messages: [written] }, 'text')).toContain('name: Ona\n');
  const json = printAnswer({ messages: [written] }, 'json');
  expect(json).toContain(String.raw`\u202eOna`);
  expect(JSON.parse(json)).toEqual({ messages: [written] });
});

test('a long text is cut between characters', () => {
  const written = { ...message, name: 'Ona', email: null, message: '👩🏽‍✈️'.repeat(20) };
  expect(printAnswer({ messages: [written] }, 'lines')).toMatch(/ Ona · (👩🏽‍✈️){10}…$/u);
});

test('a spreadsheet gets columns in UTF-8, without formulas that it would calculate', () => {
  const [header, row] = printAnswer({ messages: [{ ...message, message: 'a\n"b"' }] }, 'csv').split(/\n(?=3,)/);
  expect(header).toBe('\ufeffid,state,created_at,name,email,phone,message');
  expect(row).toBe(`3,new,2026-11-22T10:00:00.000Z,'=cmd|A1,ona@example.com,,"a\n""b"""`);
});

test('a program gets all of it as JSON', () => {
  expect(JSON.parse(printAnswer({ messages: [message] }, 'json'))).toEqual({ messages: [message] });
});

test('the list of erased data has a line for each run', () => {
  const run = { id: 1, ran_at: '2026-11-22T10:00:00.000Z', messages: 2, subscriptions: 1, idempotency_keys: 9 };
  expect(printAnswer({ erased: [run, run] }, 'lines').split('\n')).toEqual(
    Array(2).fill('2026-11-22 11:00:00  2 messages, 1 subscriptions'),
  );
  expect(printAnswer({ erased: [] }, 'lines')).toBe('There is nothing here.');
});
