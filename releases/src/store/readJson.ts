import { readFile } from 'node:fs/promises';
import { ReleaseRefused } from '../refusal';

type Issue = { path: PropertyKey[]; message: string };
type Schema<Value> = {
  safeParse(value: unknown): { success: true; data: Value } | { success: false; error: { issues: Issue[] } };
};

/** Reads a JSON file and checks it against a schema; undefined where there is none. Throws with `advice` where it is wrong. */
export async function readJson<Value>(
  remote: string,
  file: string,
  schema: Schema<Value>,
  advice: string,
): Promise<Value | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const parsed = schema.safeParse(parse(remote, file, text, advice));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`);
  throw new ReleaseRefused(remote, `${file} is not as it must be (${fields.join('; ')}); ${advice}`);
}

function parse(remote: string, file: string, text: string, advice: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ReleaseRefused(remote, `${file} is not JSON (${(error as Error).message}); ${advice}`);
  }
}
