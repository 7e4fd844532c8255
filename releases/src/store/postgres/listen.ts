import { openClient } from 'shared-postgres';
import { NOTIFICATIONS } from './PostgresStore';

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
