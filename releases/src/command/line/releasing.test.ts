import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine } from './program';

const GUIDE = path.resolve(import.meta.dirname, '../../../../docs/releasing.md');

const commands = [...readFileSync(GUIDE, 'utf8').matchAll(/^npm run (?:--silent )?release -- (.+)$/gm)].map(
  ([, text = '']) => text,
);

/** Splits a command line at spaces, except within quotes, as a command shell does. */
const argumentsOf = (text: string) =>
  [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

test.each(commands)('the command of the guide exists: %s', (text) => {
  const { verb } = readCommandLine(argumentsOf(text));
  expect(text).toMatch(new RegExp(`^${verb.replace('-', ' ')}\\b`));
});

test('the guide shows every verb', () => {
  const changes = ['publish', 'promote', 'rollback', 'retire', 'canary', 'prune', 'sign'];
  const verbs = [...changes, 'status', 'list', 'history', 'key', 'verify', 'policy', 'access'];
  expect(new Set(commands.map((text) => text.split(' ')[0]))).toEqual(new Set(verbs));
});
