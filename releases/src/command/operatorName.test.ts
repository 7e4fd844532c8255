import os from 'node:os';
import { operatorName } from './operatorName';

afterEach(() => jest.restoreAllMocks());

test('RELEASE_USER names who runs the command, otherwise the system does', () => {
  expect(operatorName({ RELEASE_USER: 'ana' })).toBe('ana');
  expect(operatorName({ RELEASE_USER: '' })).toBe(os.userInfo().username);
});

test('a user without a name is no error', () => {
  jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('ENOENT: no such user');
  });
  expect(operatorName({})).toBeUndefined();
});
