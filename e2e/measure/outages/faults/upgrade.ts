import path from 'node:path';
import { query } from 'shared-postgres/testing';
import type { Fault } from '../fault';
import { COLUMN, NEXT, writeNextVersion } from '../nextVersion';
import { forgeShared, liveShared } from '../sharedRelease';
import type { Stage } from '../stage';

const REMOTES = ['shell', 'mfe-blog'];

/**
 * Upgrades one site after the other, then promotes the new shell and blog. Then it rolls all back in reverse order. The old
 * version then runs on the newer schema.
 */
export const upgrade: Fault = {
  name: 'all upgraded and rolled back, with a migration',
  async produce(stage) {
    const { app, folder, database, release } = stage;
    const next = path.join(folder, 'next');
    writeNextVersion(app, next);
    if (await hasColumn(stage)) throw new Error('the schema is new before the upgrade');
    await changeSites(stage, next);
    if (!(await hasColumn(stage))) throw new Error('the upgrade has not changed the schema');
    const former = await Promise.all(REMOTES.map((remote) => liveShared(database.url, remote)));
    for (const remote of REMOTES) {
      await forgeShared(database.url, remote, NEXT);
      await release('promote', remote, NEXT);
    }
    await seen(stage);
    for (const remote of REMOTES.toReversed()) await release('rollback', remote);
    const again = await Promise.all(REMOTES.map((remote) => liveShared(database.url, remote)));
    if (String(again) !== String(former)) throw new Error(`${again} are live instead of ${former}`);
    await changeSites(stage, app);
    if (!(await hasColumn(stage))) throw new Error('the schema went back');
  },
};

/** Starts the sites from another folder, one after the other. Visitors use each mixture of versions for a while. */
async function changeSites(stage: Stage, app: string): Promise<void> {
  for (const machine of stage.machines) {
    await machine.stop();
    await machine.start(app);
    await stage.ready();
    await seen(stage);
  }
}

const seen = ({ traffic }: Stage) => traffic.more({ page: 30, read: 10, acknowledged: 10 });

async function hasColumn({ database }: Stage): Promise<boolean> {
  const text = 'select from information_schema.columns where column_name = $1';
  return (await query(database.url, text, [COLUMN])).length > 0;
}
