import type { LiveRemote } from '../server/store/LiveRemote';
import { snapshotOf } from '../server/store/Snapshot';

/** A live remote, by default `mfe-blog` at `/blog`. */
export const aLiveRemote = (over: Partial<LiveRemote> = {}): LiveRemote => ({
  name: 'mfe-blog',
  version: '1.0.0-a',
  wanted: over.version ?? '1.0.0-a',
  mounts: ['/blog'],
  entry: 'remoteEntry.js',
  container: 'mfe_blog_1_0_0_a',
  chunks: { routes: ['routes.js'], list: ['list.js', 'routes.js'] },
  serverBundle: '/store/mfe-blog/1.0.0-a/server.cjs',
  files: Object.fromEntries(
    ['server.cjs', 'web/remoteEntry.js', 'web/routes.js', 'web/list.js'].map((file) => [
      file,
      { bytes: 1, integrity: `sha384-${file}` },
    ]),
  ),
  status: 'available',
  ...over,
});

export const aShop = (over: Partial<LiveRemote> = {}) =>
  aLiveRemote({ name: 'mfe-shop', mounts: ['/tienda'], container: 'mfe_shop', ...over });

export const aSnapshot = (...remotes: LiveRemote[]) => snapshotOf(remotes);
