import type { ReleaseManifest } from '@tramuntana/contracts';
import type { Connection } from 'shared-postgres';
import { tellChange } from './notifications';

/** Names a release whose contents are stored already, in place of a damaged one. Part of a transaction. */
export async function insertRelease(client: Connection, manifest: ReleaseManifest): Promise<void> {
  const { remote, version, files } = manifest;
  await client.query(`delete from releases.manifests where remote = $1 and version = $2`, [remote, version]);
  await client.query(`insert into releases.manifests values ($1, $2, $3)`, [remote, version, JSON.stringify(manifest)]);
  await client.query(
    `insert into releases.files select $1, $2, path, integrity from unnest($3::text[], $4::text[]) as f (path, integrity)`,
    [remote, version, Object.keys(files), Object.values(files).map(({ integrity }) => integrity)],
  );
  await tellChange(client, remote);
}
