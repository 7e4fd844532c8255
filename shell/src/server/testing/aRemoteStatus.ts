import { type FiguresOfRelease, ReleaseFigures } from '../figures/ReleaseFigures';
import type { RemoteStatus, TeamsStatus } from '../teams/status/teamsStatus';

/** Figures of the blog's version 1.0.0-a without a view. */
export function someFigures(over: Partial<FiguresOfRelease> = {}): FiguresOfRelease {
  const figures = new ReleaseFigures({ isInUse: () => true });
  const release = { name: 'mfe-blog', version: '1.0.0-a' };
  figures.vitals(release, {});
  const [none] = figures.all();
  if (!none) throw new Error('no figures');
  return { ...none, ...over };
}

/** The blog with a healthy live version 1.0.0-a. */
export const aRemoteStatus = (over: Partial<RemoteStatus> = {}): RemoteStatus => ({
  name: 'mfe-blog',
  version: '1.0.0-a',
  wanted: '1.0.0-a',
  status: 'available',
  problem: undefined,
  canary: undefined,
  lastGood: undefined,
  figures: [],
  ...over,
});

type Change = TeamsStatus['changes'][number];

/** The promotion of the blog's version 1.0.0-a by an operator. */
export const aChange = (over: Partial<Change> = {}): Change => ({
  remote: 'mfe-blog',
  at: '2026-11-21T12:00:00.000Z',
  action: 'promote',
  from: '1.0.0-0',
  to: '1.0.0-a',
  by: 'operator',
  ...over,
});

/** A site with everything that the teams' page can show: a problem, a canary, vitals of every rating, a history. */
export function aFullStatus(): TeamsStatus {
  const figures = new ReleaseFigures({ isInUse: () => true });
  figures.vitals({ name: 'mfe-blog', version: '1.0.0-a' }, { LCP: 900, INP: 300, CLS: 1 });
  const canary = { version: '1.0.0-b', percent: 10 };
  const blog = aRemoteStatus({ status: 'unavailable', problem: 'rota', canary, figures: [...figures.all()] });
  const unpromoted = [
    { remote: 'mfe-blog', version: '1.0.0-n', publishedAt: '2026-11-21T13:00:00.000Z', path: '/blog' },
  ];
  return {
    remotes: [blog, aRemoteStatus({ name: 'mfe-shop' })],
    unpromoted,
    changes: [aChange({ reason: 'titulares' })],
  };
}
