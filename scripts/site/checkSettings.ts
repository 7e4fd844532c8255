import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { openClient } from 'shared-postgres';
import { WITHOUT_COMPILE_CACHE } from 'shared-site';
import { Failure } from '../setup/Failure';

type Settings = { root: string; env: NodeJS.ProcessEnv };

const SHELL = 'shell/dist/server/checkSettings.cjs';
const API = 'api/dist/checkSettings.cjs';
const RELEASE_SERVICE = 'release-service/dist/checkSettings.cjs';

/**
 * Throws when a server would refuse its settings, or the database its user. Without this check, the start would fail only
 * after it has published releases.
 */
export async function checkSettings({ root, env }: Settings): Promise<void> {
  const programs = [SHELL, ...(env.API_URL ? [] : [API]), ...(env.RELEASES_LISTEN ? [RELEASE_SERVICE] : [])];
  const refused = await Promise.all(programs.map((program) => complaint(path.join(root, program), env)));
  // Both servers read some of the settings.
  const complaints = [...new Set(refused.filter((text) => text !== undefined))];
  if (complaints.length > 0) throw new Failure(complaints.join('\n'));
  if (env.DATABASE_URL && !env.API_URL) await checkDatabase(env.DATABASE_URL);
}

/** The errors that a program finds in its settings; undefined when they are right. */
async function complaint(file: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    await promisify(execFile)(process.execPath, [file], { env: { ...env, ...WITHOUT_COMPILE_CACHE } });
    return undefined;
  } catch (error) {
    return (error as { stderr: string }).stderr.trim();
  }
}

async function checkDatabase(url: string): Promise<void> {
  const client = openClient(url);
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { message, errors } = error as AggregateError;
    throw new Failure(`The database of DATABASE_URL cannot be used: ${message || errors?.map(String).join('; ')}`);
  } finally {
    await client.end().catch(() => {});
  }
}
