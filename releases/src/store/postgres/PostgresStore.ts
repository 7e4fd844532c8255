import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  type Channel,
  channel,
  REPORT_LIFETIME,
  type ReleaseManifest,
  type ServingReport,
  servingReport,
} from '@tramuntana/contracts';
import { type Connection, exclusively, inTransaction, openPool, type Pool, type RowShape } from 'shared-postgres';
import type { AccessRecords } from '../../access/AccessRecords';
import type { PolicyRecords } from '../../policies/policy';
import { ReleaseRefused } from '../../refusal';
import type { Uploads } from '../../upload/Uploads';
import { refuseBadRemote, refuseBadVersion, storedManifest } from '../names';
import { parseStored } from '../parseStored';
import { type DamagedRelease, oldestFirst, type ReleaseStore, type RunningShell, runningShells } from '../ReleaseStore';
import { compareFiles } from '../verifiedRelease';
import { accessTable } from './accessTable';
import { ACTUAL_INTEGRITY, addBlobs, removeUnnamedBlobs } from './blobs';
import { insertRelease } from './insertRelease';
import { tellChange } from './notifications';
import { policyTable } from './policyTable';
import { createTables } from './tables';
import { uploadTables } from './uploadTables';

/**
 * A store in a PostgreSQL database, for several machines. Its tables are in the schema `releases`, so it may share the
 * database of the API. Shells do not read it: each has a copy in a folder (StoreMirror).
 */
export class PostgresStore implements ReleaseStore {
  readonly place: string;
  readonly access: AccessRecords;
  readonly policies: PolicyRecords;
  readonly uploads: Uploads;
  private readonly pool: Pool;
  private tables: Promise<unknown> | undefined;

  /** Does not connect yet. `url` is a connection string of PostgreSQL. */
  constructor(readonly url: string) {
    this.place = readableAddress(url);
    this.pool = openPool(url);
    const database = {
      query: <Row extends RowShape>(text: string, values?: unknown[]) => this.query<Row>(text, values),
      transaction: <Result>(work: (client: Connection) => Promise<Result>) => this.transaction(work),
      place: this.place,
    };
    this.access = accessTable(database);
    this.policies = policyTable(database);
    this.uploads = uploadTables(database);
  }

  async remotes(): Promise<string[]> {
    const rows = await this.query<{ remote: string }>(
      `select remote from releases.channels union select remote from releases.manifests`,
    );
    return rows.map(({ remote }) => remote).sort();
  }

  async channel(remote: string): Promise<Channel | undefined> {
    refuseBadRemote(remote);
    const [row] = await this.query<{ text: string }>(
      `select channel::text as text from releases.channels where remote = $1`,
      [remote],
    );
    const where = `the channel of ${remote} in ${this.place}`;
    const advice = 'put it right from a backup, or delete its row in releases.channels and promote a release';
    return row && parseStored(row.text, channel, { remote, where, advice });
  }

  async replaceChannel(next: Channel, seen: Channel | undefined): Promise<boolean> {
    refuseBadRemote(next.remote);
    return this.transaction(async (client) => {
      const { rowCount } = seen
        ? await client.query(`update releases.channels set channel = $2 where remote = $1 and channel = $3`, [
            next.remote,
            JSON.stringify(next),
            JSON.stringify(seen),
          ])
        : await client.query(`insert into releases.channels values ($1, $2) on conflict do nothing`, [
            next.remote,
            JSON.stringify(next),
          ]);
      if (rowCount !== 1) return false;
      await tellChange(client, next.remote);
      return true;
    });
  }

  async releases(remote: string) {
    refuseBadRemote(remote);
    const rows = await this.query<{ version: string; text: string }>(
      `select version, manifest::text as text from releases.manifests where remote = $1`,
      [remote],
    );
    const releases: ReleaseManifest[] = [];
    const damaged: DamagedRelease[] = [];
    for (const { version, text } of rows) {
      try {
        releases.push(this.parseManifest(remote, version, text));
      } catch (error) {
        if (!(error instanceof ReleaseRefused)) throw error;
        damaged.push({ version, reason: error.message });
      }
    }
    return { releases: oldestFirst(releases), damaged };
  }

  async manifest(remote: string, version: string): Promise<ReleaseManifest | undefined> {
    refuseBadVersion(remote, version);
    const [row] = await this.query<{ text: string }>(
      `select manifest::text as text from releases.manifests where remote = $1 and version = $2`,
      [remote, version],
    );
    return row && this.parseManifest(remote, version, row.text);
  }

  private parseManifest(remote: string, version: string, text: string): ReleaseManifest {
    const where = `the manifest of ${remote} ${version} in ${this.place}`;
    const advice = 'delete its row in releases.manifests and publish again';
    const manifest = parseStored(text, storedManifest, { remote, where, advice });
    if (manifest.remote === remote && manifest.version === version) return manifest;
    throw new ReleaseRefused(remote, `${where} is of ${manifest.remote} ${manifest.version}; ${advice}`);
  }

  async file(remote: string, version: string, name: string): Promise<Buffer | undefined> {
    const [row] = await this.query<{ content: Buffer }>(
      `select content from releases.files join releases.blobs using (integrity)
       where remote = $1 and version = $2 and path = $3`,
      [remote, version, name],
    );
    return row?.content;
  }

  /** The database computes the hashes, so no content has to travel. */
  async damageOf(manifest: ReleaseManifest): Promise<string[]> {
    const rows = await this.query<{ path: string; actual: string }>(
      `select path, ${ACTUAL_INTEGRITY} as actual from releases.files join releases.blobs using (integrity)
       where remote = $1 and version = $2`,
      [manifest.remote, manifest.version],
    );
    return compareFiles(manifest, new Map(rows.map(({ path, actual }) => [path, actual])));
  }

  stage(_remote: string, version: string): Promise<string> {
    return mkdtemp(path.join(os.tmpdir(), `release-${version}-`));
  }

  async add(manifest: ReleaseManifest, folder: string): Promise<void> {
    const { remote, version } = manifest;
    refuseBadRemote(remote);
    refuseBadVersion(remote, version);
    await this.transaction(async (client) => {
      await addBlobs(client, manifest, folder);
      await insertRelease(client, manifest);
    });
    await rm(folder, { recursive: true, force: true });
  }

  async replaceManifest(manifest: ReleaseManifest): Promise<void> {
    const { remote, version } = manifest;
    await this.transaction(async (client) => {
      await client.query(`update releases.manifests set manifest = $3 where remote = $1 and version = $2`, [
        remote,
        version,
        JSON.stringify(manifest),
      ]);
      await tellChange(client, remote);
    });
  }

  async remove(remote: string, version: string): Promise<void> {
    await this.transaction(async (client) => {
      const { rows } = await client.query<{ integrity: string }>(
        `select integrity from releases.files where remote = $1 and version = $2`,
        [remote, version],
      );
      await client.query(`delete from releases.manifests where remote = $1 and version = $2`, [remote, version]);
      await removeUnnamedBlobs(
        client,
        rows.map(({ integrity }) => integrity),
      );
      await tellChange(client, remote);
    });
  }

  async shells(): Promise<RunningShell[]> {
    const rows = await this.query<{ shell: string; report: unknown }>(
      `select shell, report from releases.shells
       where reported_at > now() - make_interval(secs => $1) order by shell`,
      [REPORT_LIFETIME / 1000],
    );
    return runningShells(
      rows.flatMap(({ shell, report }) => {
        const { data } = servingReport.safeParse(report);
        return data ? [{ shell, report: data }] : [];
      }),
    );
  }

  /** Stores a shell's report. The time is the database's, because machines' clocks differ. */
  async report(shell: string, report: ServingReport): Promise<void> {
    await this.query(
      `insert into releases.shells values ($1, $2, now())
       on conflict (shell) do update set report = excluded.report, reported_at = excluded.reported_at`,
      [shell, JSON.stringify(report)],
    );
  }

  /** A number that is larger after every change of channels and releases. */
  async revision(): Promise<string> {
    const [row] = await this.query<{ revision: string }>(`select revision from releases.state`);
    return row?.revision ?? '0';
  }

  async exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    await this.prepared();
    return exclusively(this.pool, `releases: ${name}`, work);
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async query<Row extends RowShape>(text: string, values: unknown[] = []): Promise<Row[]> {
    await this.prepared();
    return (await this.pool.query<Row>(text, values)).rows;
  }

  private async transaction<Result>(work: (client: Connection) => Promise<Result>): Promise<Result> {
    await this.prepared();
    return inTransaction(this.pool, work);
  }

  /** Creates the tables once. If that fails, the next query tries again. */
  private prepared(): Promise<unknown> {
    this.tables ??= createTables(this.pool).catch((error: unknown) => {
      this.tables = undefined;
      throw error;
    });
    return this.tables;
  }
}

/** The address of a database for messages: without its password and its parameters. */
function readableAddress(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return 'the database of RELEASES_URL';
  const user = parsed.username && `${decodeURIComponent(parsed.username)}@`;
  return `${parsed.protocol}//${user}${parsed.host}${parsed.pathname}`;
}
