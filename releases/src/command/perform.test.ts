import os from 'node:os';
import { operatorName } from './perform';

afterEach(() => jest.restoreAllMocks());

test("the operator is RELEASE_USER, or else the system's user", () => {
  expect(operatorName({ RELEASE_USER: 'ana' })).toBe('ana');
  expect(operatorName({ RELEASE_USER: '' })).toBe(os.userInfo().username);
});

test('a user id without a name is no error', () => {
  jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('ENOENT: no such user');
  });
  expect(operatorName({})).toBeUndefined();
});
