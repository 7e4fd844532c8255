import path from 'node:path';
import { findApiFolder } from './apiFolder';
import { apiFolder } from './testing/databases';

test('the folder is found from the source and from the bundle', () => {
  expect(findApiFolder(path.join(apiFolder, 'src/server.ts'), undefined)).toBe(apiFolder);
  expect(findApiFolder(path.join(apiFolder, 'dist/server.cjs'), undefined)).toBe(apiFolder);
});

test('API_DIR names the folder, and a folder without migrations is refused', () => {
  expect(findApiFolder('/elsewhere/server.cjs', apiFolder)).toBe(apiFolder);
  expect(() => findApiFolder('/elsewhere/server.cjs', '/elsewhere')).toThrow('API_DIR is /elsewhere');
  expect(() => findApiFolder('/elsewhere/server.cjs', undefined)).toThrow('set API_DIR');
});
