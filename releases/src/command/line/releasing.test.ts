import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import type { Request } from '../request';
import { readCommandLine } from './program';
import { addTeamVerbs } from './teamProgram';

const GUIDE = path.resolve(import.meta.dirname, '../../../../docs/releasing.md');

const guide = readFileSync(GUIDE, 'utf8');
const commandsAfter = (call: RegExp) => [...guide.matchAll(call)].map(([, text = '']) => text);

const commands = commandsAfter(/^npm run (?:--silent )?release -- (.+)$/gm);
const ofTeam = commandsAfter(/^npx remote ((?!test|check).+)$/gm);

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

const teamProgram = (take: (request: Request) => void = () => {}) => {
  const program = new Command().exitOverride();
  addTeamVerbs(program, take, () => 'mfe-blog');
  return program;
};

test.each(ofTeam)('the command of the guide exists in the folder of a remote, and is about that remote: %s', (text) => {
  let request: Request | undefined;
  teamProgram((read) => {
    request = read;
  }).parse(argumentsOf(text), { from: 'user' });
  const [verb] = text.split(' ');
  expect(request).toMatchObject(verb === 'status' ? { verb } : { verb, remote: 'mfe-blog' });
});

test('the guide shows every verb of a team', () => {
  const verbs = teamProgram().commands.map((command) => command.name());
  expect(new Set(ofTeam.map((text) => text.split(' ')[0]))).toEqual(new Set(verbs));
});
