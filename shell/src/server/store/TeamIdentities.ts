import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** How long identities are used before they are read again, in milliseconds. A revocation takes effect within that time. */
const READ_INTERVAL = 1000;

/**
 * `<store>/.access/<id>.json`, as the release tool writes it for a token. A record with an unknown field is not used,
 * because the field could be a restriction.
 */
const tokenRecord = z.strictObject({
  schema: z.literal(1),
  kind: z.literal('token'),
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** SHA-256 of the token, which has 256 random bits. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  owner: z.string(),
  rights: z.array(z.string()),
  remotes: z.array(z.string()),
  createdAt: z.string(),
  createdBy: z.optional(z.string()),
  expiresAt: z.iso.datetime(),
  revokedAt: z.optional(z.string()),
  revokedBy: z.optional(z.string()),
});

/** Somebody with a token of the release service. */
export type TeamIdentity = Pick<z.infer<typeof tokenRecord>, 'id' | 'hash' | 'owner' | 'expiresAt'>;

/** The identities of the store that may see the teams' pages: tokens with the right `read`, not revoked and not expired. */
export class TeamIdentities {
  private readonly folder: string;
  private last: { at: number; identities: Promise<TeamIdentity[]> } | undefined;

  /** `clock` gives milliseconds, for the time between two reads. */
  constructor(
    store: string,
    private readonly clock = () => performance.now(),
  ) {
    this.folder = path.join(store, '.access');
  }

  /** The usable identities. They are at most a second old. */
  async usable(): Promise<TeamIdentity[]> {
    const now = this.clock();
    if (!this.last || now - this.last.at >= READ_INTERVAL) this.last = { at: now, identities: this.read() };
    return (await this.last.identities).filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now());
  }

  private async read(): Promise<TeamIdentity[]> {
    // Without a folder, the store knows no identities. If it cannot be read, nobody gets access by it.
    const names = (await readdir(this.folder).catch(() => [])).filter((name) => name.endsWith('.json'));
    return (await Promise.all(names.map((name) => this.readOne(name)))).flatMap((record) => record ?? []);
  }

  /** Undefined for a record that gives no access, or that cannot be read. */
  private async readOne(name: string): Promise<TeamIdentity | undefined> {
    try {
      const record = z.parse(tokenRecord, JSON.parse(await readFile(path.join(this.folder, name), 'utf8')));
      return record.revokedAt === undefined && record.rights.includes('read') ? record : undefined;
    } catch {
      return undefined;
    }
  }
}
