import { type Connection, openClient } from 'shared-postgres';

/** The NOTIFY channel that announces every change of the store. */
const NOTIFICATIONS = 'releases';

/** Counts a change of a remote or of the identities (`access`), and notifies the followers. Part of a transaction. */
export async function tellChange(client: Connection, what: string): Promise<void> {
  await client.query(`update releases.state set revision = revision + 1`);
  await client.query(`select pg_notify($1, $2)`, [NOTIFICATIONS, what]);
}

export type Listener = {
  /** Connects, unless the connection still exists. Never rejects. */
  connect(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Calls back at each notification of the store, on a connection of its own. Notifications are lost while there is no
 * connection, so the caller should poll as well.
 */
export function listen(url: string, notified: () => void): Listener {
  let client: ReturnType<typeof openClient> | undefined;
  return {
    async connect() {
      if (client) return;
      const own = openClient(url);
      client = own;
      const drop = () => {
        if (client === own) client = undefined;
      };
      own.on('notification', notified);
      own.on('error', drop);
      own.on('end', drop);
      try {
        await own.connect();
        await own.query(`listen ${NOTIFICATIONS}`);
      } catch {
        drop();
      }
    },
    async close() {
      await client?.end().catch(() => {});
    },
  };
}
