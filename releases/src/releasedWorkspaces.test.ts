import { releasedWorkspaces } from './releasedWorkspaces';
import { aRepository, type Repository } from './testing/aRepository';

let site: Repository;
beforeEach(() => {
  site = aRepository();
});
afterEach(() => site.remove());

test('package.json makes a workspace a remote, whatever its name, and the shell is released as well', () => {
  site.write('package.json', { workspaces: ['preguntas', 'mfe-tools', 'shell', 'not-checked-out'] });
  site.write('preguntas/package.json', { name: 'preguntas', remote: true });
  site.write('mfe-tools/package.json', { name: 'mfe-tools' });
  site.write('shell/package.json', { name: 'shell' });
  expect(releasedWorkspaces(site.root)).toEqual(['preguntas', 'shell']);
});
