import { exclusively, type Pool } from 'shared-postgres';

/**
 * The store's tables. `blobs` keeps each content once, however many releases use it. `state` has one row. Its revision grows
 * with every change, so that a follower polls only one number. Documents are `json` if their text must stay as it is, and
 * `jsonb` if they are compared.
 */
const TABLES = `
  create schema if not exists releases;
  create table if not exists releases.state (
    one boolean primary key default true check (one),
    revision bigint not null
  );
  insert into releases.state values (true, 0) on conflict do nothing;
  create table if not exists releases.blobs (
    integrity text primary key,
    content bytea not null
  );
  create table if not exists releases.manifests (
    remote text not null,
    version text not null,
    manifest json not null,
    primary key (remote, version)
  );
  create table if not exists releases.files (
    remote text not null,
    version text not null,
    path text not null,
    integrity text not null references releases.blobs,
    primary key (remote, version, path),
    foreign key (remote, version) references releases.manifests on delete cascade
  );
  create index if not exists files_by_integrity on releases.files (integrity);
  create table if not exists releases.channels (
    remote text primary key,
    channel jsonb not null
  );
  create table if not exists releases.shells (
    shell text primary key,
    report json not null,
    reported_at timestamptz not null
  );
  create table if not exists releases.uploads (
    remote text not null,
    id text not null,
    manifest json not null,
    begun_at timestamptz not null,
    primary key (remote, id)
  );
  create table if not exists releases.arrived (
    remote text not null,
    upload text not null,
    integrity text not null references releases.blobs,
    primary key (remote, upload, integrity),
    foreign key (remote, upload) references releases.uploads on delete cascade
  );
  create index if not exists arrived_by_integrity on releases.arrived (integrity);
  create table if not exists releases.upload_parts (
    attempt text not null,
    part int not null,
    content bytea not null,
    arrived_at timestamptz not null default now(),
    primary key (attempt, part)
  );
  create table if not exists releases.policies (
    remote text primary key,
    record json not null
  );
  create table if not exists releases.access (
    id text primary key,
    record jsonb not null,
    used_at timestamptz
  );
`;

/**
 * Creates the missing tables. Several processes may do so at once. A role that may create nothing is one that only reads:
 * the release service has created the tables (docs/operating.md#roles-of-the-database).
 */
export async function createTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ mayCreate: boolean }>(
    `select has_database_privilege(current_database(), 'create') as "mayCreate"`,
  );
  if (rows[0]?.mayCreate) await exclusively(pool, 'releases: tables', () => pool.query(TABLES));
}
