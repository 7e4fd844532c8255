import { query } from 'shared-postgres/testing';
import { integrity } from '../../support/sites/forgeRelease';

const SHELL = 'shell';
/** The file from which a shell reads its version. */
const BUILD = 'build.json';

type Manifest = { version: string; publishedAt: string; files: Record<string, { bytes: number; integrity: string }> };

/** The live version of a remote in the database of RELEASES_URL. */
export async function liveShared(url: string, remote: string): Promise<string> {
  const text = `select channel->>'live' as live from releases.channels where remote = $1`;
  const [row] = await query<{ live: string }>(url, text, [remote]);
  if (!row) throw new Error(`${remote} is not live in ${url}`);
  return row.live;
}

/** Publishes a copy of the live release in the database of RELEASES_URL, with another version. */
export async function forgeShared(url: string, remote: string, version: string): Promise<void> {
  const live = await liveShared(url, remote);
  const of = [remote, live];
  const wanted = 'where remote = $1 and version = $2';
  const [row] = await query<{ manifest: Manifest }>(url, `select manifest from releases.manifests ${wanted}`, of);
  if (!row) throw new Error(`${remote} ${live} is not published in ${url}`);
  const manifest: Manifest = { ...row.manifest, version, publishedAt: new Date().toISOString() };
  if (remote === SHELL) {
    const file = `select content from releases.files join releases.blobs using (integrity) ${wanted} and path = '${BUILD}'`;
    const [former] = await query<{ content: Buffer }>(url, file, of);
    const content = Buffer.from(String(former?.content).replace(live, version));
    manifest.files[BUILD] = { bytes: content.length, integrity: integrity(content) };
    await query(url, 'insert into releases.blobs values ($1, $2)', [integrity(content), content]);
  }
  // One statement, because a follower must not find half a release.
  await query(
    url,
    `with manifest as (insert into releases.manifests values ($1, $2, $3)),
     files as (
       insert into releases.files
       select $1, $2, key, value->>'integrity' from json_each(($3::json)->'files')
     ), changed as (update releases.state set revision = revision + 1)
     select pg_notify('releases', $1)`,
    [remote, version, JSON.stringify(manifest)],
  );
}
