import { Counter, Gauge, type Registry } from 'prom-client';
import { VITALS } from '../../shared/composition/reports/vitals';
import type { Canary } from '../store/Canary';
import type { UnusableCanary } from '../store/FollowedCanary';
import type { Snapshot } from '../store/Snapshot';
import type { FiguresOfRelease } from './ReleaseFigures';
import { quantileOf } from './vitalBuckets';

type Watched = {
  registry: {
    current(): Snapshot;
    canaries(): Canary[];
    canaryProblemOf(remote: string): UnusableCanary | undefined;
  };
  figures: { all(): readonly FiguresOfRelease[] };
};

/** Adds the figures of releases, read when Prometheus asks. There are as many versions as ReleaseFigures keeps. */
export function watchReleases(register: Registry, { registry, figures }: Watched): void {
  const registers = [register];
  const labelNames = ['remote', 'version'];
  const labels = ({ name, version }: { name: string; version: string }) => ({ remote: name, version });
  new Gauge({
    name: 'release_in_use',
    help: 'Releases that channels name or visitors get: 1, or 0 for one that cannot be used',
    labelNames: [...labelNames, 'role'],
    registers,
    collect() {
      this.reset();
      for (const remote of registry.current().remotes) {
        const { name, version, wanted, status } = remote;
        // The release of the channel cannot be used if an older one is in its place.
        if (wanted !== version) this.set({ remote: name, version: wanted, role: 'live' }, 0);
        this.set({ ...labels(remote), role: 'live' }, status === 'available' ? 1 : 0);
        const unusable = registry.canaryProblemOf(name);
        if (unusable) this.set({ remote: name, version: unusable.version, role: 'canary' }, 0);
      }
      for (const { remote } of registry.canaries()) this.set({ ...labels(remote), role: 'canary' }, 1);
    },
  });
  new Gauge({
    name: 'canary_share',
    help: 'Share of the visitors who get a canary, from 0 to 1',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { remote, percent } of registry.canaries()) this.set(labels(remote), percent / 100);
    },
  });
  new Counter({
    name: 'release_views_total',
    help: 'Documents of a release that visitors got',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const release of figures.all()) this.inc(labels(release), release.views);
    },
  });
  new Counter({
    name: 'release_errors_total',
    help: 'Views that failed in the server, or in the browser as it tells',
    labelNames: [...labelNames, 'side'],
    registers,
    collect() {
      this.reset();
      for (const release of figures.all())
        for (const side of ['server', 'browser'] as const) this.inc({ ...labels(release), side }, release.errors[side]);
    },
  });
  new Gauge({
    name: 'web_vital_p75',
    help: 'What three quarters of the views stay below: milliseconds, and a score for CLS',
    labelNames: [...labelNames, 'vital'],
    registers,
    collect() {
      this.reset();
      for (const release of figures.all())
        for (const vital of VITALS) {
          const p75 = quantileOf(vital, release.vitals[vital], 0.75);
          if (p75 !== undefined) this.set({ ...labels(release), vital }, p75);
        }
    },
  });
}
