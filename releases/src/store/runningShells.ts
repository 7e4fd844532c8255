import type { ServingReport } from 'shared-contracts';
import type { RunningShell } from './ReleaseStore';

/** The running shells among those that report. */
export const runningShells = (reports: readonly { shell: string; report: ServingReport }[]): RunningShell[] =>
  reports.flatMap(({ shell, report: { state, remotes, offer } }) =>
    state === 'running' ? [{ shell, remotes, offer }] : [],
  );
