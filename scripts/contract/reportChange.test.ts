import { reportChange } from './reportChange';

const aReport = (version: string, ...lines: string[]) => [`# kit ${version}`, '', ...lines, ''].join('\n');
const THEME = ['export type Theme = {', '  dark: boolean;', '};'];
const before = aReport('1.2.3', ...THEME);

test('the same lines are no change, whatever the version', () => {
  expect(reportChange(before, aReport('1.3.0', ...THEME))).toMatchObject({ diff: [], atLeast: '1.2.3' });
});

test('added lines need a minor version', () => {
  const after = aReport('1.2.3', 'export type Theme = {', '  dark: boolean;', '  name?: string;', '};');
  expect(reportChange(before, after)).toEqual({
    diff: ['@@', ' export type Theme = {', '   dark: boolean;', '+  name?: string;', ' };'],
    atLeast: '1.3.0',
    because: 'lines were added',
  });
});

test.each([
  ['is gone', ['export type Theme = {', '};']],
  ['is different', ['export type Theme = {', '  dark?: boolean;', '};']],
  ['is different beside further ones', ['export type Theme = {', '  dark?: boolean;', '  name: string;', '};']],
])('a line that %s needs a major version', (_, lines) => {
  expect(reportChange(before, aReport('1.9.0', ...lines))).toMatchObject({
    diff: expect.arrayContaining(['-  dark: boolean;']),
    atLeast: '2.0.0',
    because: 'lines were removed or changed',
  });
});

test('a file that is not a report is refused', () => {
  expect(() => reportChange('notes', before)).toThrow('a report begins with the name and the version of its package');
});
