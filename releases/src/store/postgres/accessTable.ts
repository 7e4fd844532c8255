import { type AccessRecords, USE_PERIOD } from '../../access/AccessRecords';
import { accessRecord } from '../../access/accessRecord';
import { parseStored, unlessDamaged } from '../parseStored';

type Row = { id: string; text: string; used_at: Date | null };

/** Runs a query after the tables exist. */
type Query = <Shape extends object>(text: string, values?: unknown[]) => Promise<Shape[]>;

/** Identities in the table `releases.access`. */
export function accessTable(query: Query, place: string): AccessRecords {
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
      await query(`insert into releases.access (id, record) values ($1, $2)`, [record.id, JSON.stringify(record)]);
    },
    async revoke(id, { at, by }) {
      await query(
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
