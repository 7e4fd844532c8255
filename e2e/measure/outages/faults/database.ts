import { query } from 'shared-postgres/testing';
import type { Fault } from '../fault';
import type { Stage } from '../stage';

type Outage = Record<'begin' | 'end', (stage: Stage) => Promise<unknown>> & {
  /** The fault ends when so many forms have been put off, of four a second. */
  putOff?: number;
};

/** A fault of the database. It lasts until visitors have met it, and ends when both sites store forms again. */
export const awayDatabase = (name: string, { begin, end, putOff = 5 }: Outage): Fault => ({
  name,
  isDatabaseAway: true,
  async produce(stage) {
    const { traffic, warmUp, ready } = stage;
    await warmUp();
    await begin(stage);
    try {
      await traffic.more({ putOff, page: 30, read: 10 });
    } finally {
      await end(stage);
    }
    await ready();
    await traffic.more({ acknowledged: 5, page: 10, read: 4 });
  },
});

const resume = ({ database }: Stage) => database.resume();

/** Sets the database's default for new sessions, and ends the others. */
const setReadOnly = (setting: string) => async (stage: Stage) => {
  const { url } = stage.database;
  await query(url, `begin read write; alter database postgres ${setting}; commit`);
  await query(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
};

export const databaseStops = awayDatabase('PostgreSQL stopped and started', {
  begin: ({ database }) => database.pause(),
  end: resume,
});

export const databaseKilled = awayDatabase('PostgreSQL killed and started', {
  begin: ({ database }) => database.kill(),
  end: resume,
});

export const databaseReadOnly = awayDatabase('database read-only for a while', {
  begin: setReadOnly('set default_transaction_read_only = on'),
  end: setReadOnly('reset default_transaction_read_only'),
});
