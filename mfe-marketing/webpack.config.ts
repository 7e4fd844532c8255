import type { WorkspaceBuild } from 'shared-config/webpack/base';
import { remote } from 'shared-config/webpack/remote';
import { viewerBuild } from './viewer/webpack';

const mounts = ['/', '/servicios', '/sobre-nosotros', '/contacto'];
const legalMounts = ['/aviso-legal', '/privacidad', '/cookies', '/accesibilidad'];

const pages = remote({ name: 'mfe-marketing', mounts: [...mounts, ...legalMounts] });

const build: WorkspaceBuild = (environment) => [
  ...pages(environment),
  viewerBuild(import.meta.dirname, environment, 'mfe-marketing (browser)'),
];

export default build;
