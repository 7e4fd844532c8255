import { randomUUID } from 'node:crypto';
import type { Connection } from 'shared-postgres';
import { ReleaseRefused } from '../../refusal';
import { MAX_UPLOADS, UPLOAD_LIFETIME, type UploadKey, type Uploads } from '../../upload/Uploads';
import { uploadManifest } from '../../upload/uploadRules';
import { parseStored } from '../parseStored';
import { IS_VERIFIED, lockBlobs, removeUnnamedBlobs } from './blobs';
import { insertRelease } from './insertRelease';

/**
 * A content travels to the database in parts of at most so many bytes, so that it is never whole in this process. pg copies
 * each part. Larger copies would live so long that only V8's late collection of old objects frees them.
 */
const PART = 256 * 1024;

type Database = {
  query: <Shape extends object>(text: string, values?: unknown[]) => Promise<Shape[]>;
  transaction: <Result>(work: (client: Connection) => Promise<Result>) => Promise<Result>;
  place: string;
};

/** Hashes that an upload may name ($1 remote, $2 id, $3 hashes): its own contents, and those of releases of the remote. */
const PRESENT = `
  select integrity from releases.blobs b where integrity = any($3) and ${IS_VERIFIED}
  and (exists (select from releases.files f where f.integrity = b.integrity and f.remote = $1)
    or exists (select from releases.arrived a where a.integrity = b.integrity and a.remote = $1 and a.upload = $2))`;

/** Uploads in tables. What arrived whole is a blob that `arrived` names; `upload_parts` has what is arriving. */
export function uploadTables({ query, transaction, place }: Database): Uploads {
  return {
    begin: (key, manifest) =>
      transaction(async (client) => {
        await removeOld(client, key);
        await client.query(
          `insert into releases.uploads values ($1, $2, $3, now())
           on conflict (remote, id) do update set begun_at = excluded.begun_at`,
          [key.remote, key.id, JSON.stringify(manifest)],
        );
      }),

    async find({ remote, id }) {
      const sql = `select manifest::text as text from releases.uploads where remote = $1 and id = $2`;
      const [row] = await query<{ text: string }>(sql, [remote, id]);
      const where = `the upload ${id} in ${place}`;
      return row && parseStored(row.text, uploadManifest, { remote, where, advice: 'publish again' });
    },

    async missing(key, { files }) {
      const wanted = integritiesOf(files);
      const rows = await query<{ integrity: string }>(PRESENT, [key.remote, key.id, wanted]);
      const present = new Set(rows.map(({ integrity }) => integrity));
      return wanted.filter((integrity) => !present.has(integrity));
    },

    async content({ remote, id }, integrity) {
      const sql = `select content from releases.blobs where integrity in (${PRESENT})`;
      const [row] = await query<{ content: Buffer }>(sql, [remote, id, [integrity]]);
      return row?.content;
    },

    async receive(key, integrity, content) {
      const attempt = randomUUID();
      let part = 0;
      try {
        for await (const bytes of inParts(content)) {
          await query(`insert into releases.upload_parts values ($1, $2, $3)`, [attempt, part, bytes]);
          part += 1;
        }
        await transaction((client) => keep(client, key, integrity, attempt));
      } finally {
        await query(`delete from releases.upload_parts where attempt = $1`, [attempt]);
      }
    },

    complete: (key, manifest) =>
      transaction(async (client) => {
        const { remote, version, files } = manifest;
        await lockBlobs(client);
        const wanted = integritiesOf(files);
        const { rows } = await client.query(PRESENT, [remote, key.id, wanted]);
        if (rows.length < wanted.length) {
          const count = wanted.length - rows.length;
          throw new ReleaseRefused(remote, `${count} contents of ${version} did not arrive; publish again`, 'conflict');
        }
        await insertRelease(client, manifest);
        await client.query(`delete from releases.arrived where remote = $1 and upload = $2`, [remote, key.id]);
      }),
  };
}

/** Makes a blob of the parts, and names it as arrived. */
async function keep(client: Connection, { remote, id }: UploadKey, integrity: string, attempt: string): Promise<void> {
  await lockBlobs(client);
  const { rowCount } = await client.query(`select from releases.uploads where remote = $1 and id = $2 for share`, [
    remote,
    id,
  ]);
  if (rowCount === 0) {
    throw new ReleaseRefused(
      remote,
      'this upload has ended, because newer ones took its place; publish again',
      'missing',
    );
  }
  await client.query(
    `insert into releases.blobs
     select $1, coalesce(string_agg(content, ''::bytea order by part), ''::bytea) from releases.upload_parts where attempt = $2
     on conflict (integrity) do update set content = excluded.content`,
    [integrity, attempt],
  );
  await client.query(`insert into releases.arrived values ($1, $2, $3) on conflict do nothing`, [
    remote,
    id,
    integrity,
  ]);
}

/** Removes uploads that are older than their lifetime, and the remote's oldest ones that are too many beside the new one. */
async function removeOld(client: Connection, { remote, id }: UploadKey): Promise<void> {
  const lifetime = UPLOAD_LIFETIME / 1000;
  const old = `
    select remote, id from releases.uploads where begun_at < now() - make_interval(secs => $1) and (remote, id) <> ($2, $3)
    union
    (select remote, id from releases.uploads where remote = $2 and id <> $3 order by begun_at desc offset $4)`;
  const { rows } = await client.query<{ integrity: string }>(
    `with gone as (delete from releases.uploads u using (${old}) o where (u.remote, u.id) = (o.remote, o.id) returning u.remote, u.id)
     select distinct integrity from releases.arrived a join gone on (a.remote, a.upload) = (gone.remote, gone.id)`,
    [lifetime, remote, id, MAX_UPLOADS - 1],
  );
  await client.query(`delete from releases.upload_parts where arrived_at < now() - make_interval(secs => $1)`, [
    lifetime,
  ]);
  if (rows.length > 0) {
    await removeUnnamedBlobs(
      client,
      rows.map(({ integrity }) => integrity),
    );
  }
}

const integritiesOf = (files: Record<string, { integrity: string }>) => [
  ...new Set(Object.values(files).map(({ integrity }) => integrity)),
];

/** Cuts a content into parts. All parts are the same buffer, so the caller must be done with one before it takes the next. */
async function* inParts(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const part = Buffer.allocUnsafeSlow(PART);
  let filled = 0;
  for await (const chunk of content) {
    for (let copied = 0; copied < chunk.byteLength; ) {
      const count = chunk.copy(part, filled, copied);
      copied += count;
      filled += count;
      if (filled < PART) continue;
      yield part;
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
