import { remote } from 'shared-config/webpack/remote';

export default remote({ name: 'mfe-shop', mounts: ['/tienda', '/carrito', '/dashboard'] });
