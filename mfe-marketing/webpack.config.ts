import { remote } from 'shared-config/webpack/remote';

export default remote({ name: 'mfe-marketing', mounts: ['/', '/servicios', '/sobre-nosotros', '/contacto'] });
