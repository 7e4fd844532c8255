import { remote } from 'shared-config/webpack/remote';

export default remote({ name: 'mfe-blog', mounts: ['/blog'] });
