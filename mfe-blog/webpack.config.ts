import { remote } from '@tramuntana/remote/webpack/remote';

export default remote({ name: 'mfe-blog', mounts: ['/blog'] });
