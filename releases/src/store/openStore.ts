import { DirectoryStore } from './directory/DirectoryStore';
import { PostgresStore } from './postgres/PostgresStore';
import type { ReleaseStore } from './ReleaseStore';

export type StoreSettings = {
  /** Connection string of the PostgreSQL database that holds the store; without it, the store is the folder. */
  url?: string | undefined;
  folder: string;
};

/** Opens the store of the settings, without connecting to a database yet. Throws for an address of another kind. */
export function openStore({ url, folder }: StoreSettings): ReleaseStore {
  if (!url) return new DirectoryStore(folder);
  if (/^postgres(ql)?:\/\//.test(url)) return new PostgresStore(url);
  throw new Error(`RELEASES_URL is not the address of a PostgreSQL database, as in postgres://user@host:5432/releases`);
}
