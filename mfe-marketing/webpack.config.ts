import { remote } from 'shared-config/webpack/remote';

const mounts = ['/', '/servicios', '/sobre-nosotros', '/contacto'];
const legalMounts = ['/aviso-legal', '/privacidad', '/cookies', '/accesibilidad'];

export default remote({ name: 'mfe-marketing', mounts: [...mounts, ...legalMounts] });
