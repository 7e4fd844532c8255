import { type PolicyRecords, policyRecord } from '../../policies/policy';
import { refuseBadRemote } from '../names';
import { parseStored } from '../parseStored';

type Database = {
  /** Runs after the tables exist. */
  query: <Shape extends object>(text: string, values?: unknown[]) => Promise<Shape[]>;
  place: string;
};

/** Policies in the table `releases.policies`. */
export function policyTable({ query, place }: Database): PolicyRecords {
  return {
    async find(remote) {
      refuseBadRemote(remote);
      const sql = `select record::text as text from releases.policies where remote = $1`;
      const [row] = await query<{ text: string }>(sql, [remote]);
      const where = `the row of ${remote} in releases.policies of ${place}`;
      return (
        row && parseStored(row.text, policyRecord, { remote, where, advice: 'delete it, and set the policies again' })
      );
    },
    async replace(record) {
      refuseBadRemote(record.remote);
      await query(
        `insert into releases.policies values ($1, $2) on conflict (remote) do update set record = excluded.record`,
        [record.remote, JSON.stringify(record)],
      );
    },
  };
}
