import { openClient } from 'shared-postgres';
import { NOTIFICATIONS } from './PostgresStore';

export type Listener = {
  /** Makes the connection again where it has ended. Never rejects. */
  connect(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Calls back at each notification of the store, by a connection of its own. What is told while there is none is lost, so
 * whoever listens should poll as well.
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
