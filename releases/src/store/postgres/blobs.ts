import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@tramuntana/contracts';
import type { Connection } from 'shared-postgres';

/** Adding and removing blobs take turns: a new release may be about to name a blob that another one no longer needs. */
export const lockBlobs = (client: Connection) =>
  client.query(`select pg_advisory_xact_lock(hashtextextended('releases: blobs', 0))`);

/** Stores the contents of a staged release that are missing or damaged in the store. Part of a transaction. */
export async function addBlobs(client: Connection, { files }: ReleaseManifest, folder: string): Promise<void> {
  await lockBlobs(client);
  const { rows } = await client.query<{ integrity: string }>(
    `select integrity from releases.blobs where integrity = any($1) and ${IS_VERIFIED}`,
    [Object.values(files).map(({ integrity }) => integrity)],
  );
  const present = new Set(rows.map(({ integrity }) => integrity));
  for (const [file, { integrity }] of Object.entries(files)) {
    if (present.has(integrity)) continue;
    await client.query(
      `insert into releases.blobs values ($1, $2) on conflict (integrity) do update set content = excluded.content`,
      [integrity, await readFile(path.join(folder, file))],
    );
    present.add(integrity);
  }
}

/** Removes those of the given contents that no release and no upload names any more. Part of a transaction. */
export async function removeUnnamedBlobs(client: Connection, integrities: readonly string[]): Promise<void> {
  await lockBlobs(client);
  await client.query(
    `delete from releases.blobs b where integrity = any($1)
     and not exists (select from releases.files f where f.integrity = b.integrity)
     and not exists (select from releases.arrived a where a.integrity = b.integrity)`,
    [integrities],
  );
}

/** The hash of a stored content, written as in Subresource Integrity. */
export const ACTUAL_INTEGRITY = `'sha384-' || encode(sha384(content), 'base64')`;

/** Whether a stored content is still the one of its hash. */
export const IS_VERIFIED = `integrity = ${ACTUAL_INTEGRITY}`;
