import { types } from 'node:util';

const OWNER = 'run this as the user who owns the folder, or give this user the right to write there';

const AGAIN = ', then repeat the command';

/** Gives several codes one cause: Node's codes of connections, and PostgreSQL's (errcodes-appendix of its manual). */
const forEach = (codes: readonly string[], cause: readonly [string, string]) =>
  Object.fromEntries(codes.map((code) => [code, cause]));

/** Messages of pg's errors that have no code. */
const WITHOUT_CODE = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** Cause and advice for a failed access, by error code. */
const CAUSES: Record<string, readonly [cause: string, advice: string]> = {
  EACCES: ['this user may not use it', OWNER],
  EPERM: ['this user may not change it', OWNER],
  ENOSPC: ['the disk is full', `make room, for instance with npm run release -- prune --unused-for 30${AGAIN}`],
  EDQUOT: ['the quota of this user is used up', `make room${AGAIN}`],
  EROFS: ['its file system is read-only', 'mount it writable, or set DATA_DIR to another folder'],
  ...forEach(
    ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'],
    ['the database does not answer', `start it, or correct RELEASES_URL${AGAIN}`],
  ),
  ...forEach(['ENOTFOUND', 'EAI_AGAIN'], ['its host is not known', 'correct RELEASES_URL']),
  ...forEach(['28P01', '28000'], ['the database refuses this user', 'correct the user and password of RELEASES_URL']),
  '3D000': ['there is no such database', 'create it, or correct RELEASES_URL'],
  '42501': [
    'this user may not change it',
    'send the command to the release service, or give the user of RELEASES_URL the right to create a schema and to write there',
  ],
  '42P01': ['it has no tables of releases yet', 'start the release service on it, which creates them'],
  '53100': ["the database's disk is full", `make room${AGAIN}`],
  '53300': ['the database has too many connections', `raise max_connections, or end some${AGAIN}`],
  ...forEach(
    ['57P01', '57P02', '57P03', '08006'],
    ['the database is starting or stopping', `wait until it runs${AGAIN}`],
  ),
};

/**
 * Describes an error of the file system or the database in a sentence: what, where and what to do. Undefined for any other
 * error, which is a fault of the program.
 */
export function storeProblem(error: unknown, store: string): string | undefined {
  // Not `instanceof`: connections' errors come from Node itself, whose `Error` may be another class.
  if (!types.isNativeError(error)) return undefined;
  const { path: file, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const code = (error as NodeJS.ErrnoException).code ?? (WITHOUT_CODE.test(error.message) ? 'ETIMEDOUT' : '');
  const [cause, advice] = CAUSES[code] ?? [];
  if (cause === undefined) return undefined;
  return `${dest ?? file ?? store} cannot be used: ${cause} (${code}); ${advice}`;
}
