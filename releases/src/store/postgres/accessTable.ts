import type { Connection } from 'shared-postgres';
import { type AccessRecords, USE_PERIOD } from '../../access/AccessRecords';
import { accessRecord } from '../../access/accessRecord';
import { parseStored, unlessDamaged } from '../parseStored';
import { tellChange } from './notifications';

type Row = { id: string; text: string; used_at: Date | null };

/** Both run after the tables exist. */
type Database = {
  query: <Shape extends object>(text: string, values?: unknown[]) => Promise<Shape[]>;
  transaction: <Result>(work: (client: Connection) => Promise<Result>) => Promise<Result>;
  place: string;
};

/** Identities in the table `releases.access`. Followers are told of each change, because shells have a copy of the tokens. */
export function accessTable({ query, transaction, place }: Database): AccessRecords {
  const change = (text: string, values: unknown[]) =>
    transaction(async (client) => {
      await client.query(text, values);
      await tellChange(client, 'access');
    });
  const read = ({ id, text }: Pick<Row, 'id' | 'text'>) => {
    const where = `the identity ${id} in ${place}`;
    const advice = 'delete its row in releases.access, and give out another token';
    return parseStored(text, accessRecord, { remote: undefined, where, advice });
  };
  const rows = () =>
    query<Row>(`select id, record::text as text, used_at from releases.access order by record->>'createdAt', id`);
  return {
    async all() {
      const records = [];
      for (const row of await rows()) {
        const { value: record } = await unlessDamaged(() => read(row));
        if (record) records.push({ record, usedAt: row.used_at?.toISOString() });
      }
      return records;
    },
    async damaged() {
      const damaged = [];
      for (const row of await rows()) {
        const { reason } = await unlessDamaged(() => read(row));
        if (reason !== undefined) damaged.push({ id: row.id, reason });
      }
      return damaged;
    },
    async find(id) {
      const [row] = await query<Row>(`select id, record::text as text from releases.access where id = $1`, [id]);
      return row && read(row);
    },
    async add(record) {
      await change(`insert into releases.access (id, record) values ($1, $2)`, [record.id, JSON.stringify(record)]);
    },
    async revoke(id, { at, by }) {
      await change(
        `update releases.access set record = record || $2::jsonb where id = $1 and not record ? 'revokedAt'`,
        [id, JSON.stringify({ revokedAt: at, revokedBy: by })],
      );
    },
    async noteUse(id) {
      await query(
        `update releases.access set used_at = now()
         where id = $1 and (used_at is null or used_at < now() - make_interval(secs => $2))`,
        [id, USE_PERIOD / 1000],
      );
    },
  };
}
