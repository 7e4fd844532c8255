import { remote } from 'shared-config/webpack/remote';

export default remote({ name: 'mfe-media', mounts: ['/media'] });
