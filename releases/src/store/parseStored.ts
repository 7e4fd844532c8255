import { readFile } from 'node:fs/promises';
import { ReleaseRefused } from '../refusal';

type Issue = { path: PropertyKey[]; message: string };
type Schema<Value> = {
  safeParse(value: unknown): { success: true; data: Value } | { success: false; error: { issues: Issue[] } };
};

/** The place of a stored text, for messages, and the advice if the text is wrong. */
export type Stored = { remote: string | undefined; where: string; advice: string };

/** Reads JSON and checks it against a schema. Throws ReleaseRefused with what is wrong, where, and the advice. */
export function parseStored<Value>(text: string, schema: Schema<Value>, stored: Stored): Value {
  const { remote, where, advice } = stored;
  const parsed = schema.safeParse(parseJson(text, stored));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`);
  throw new ReleaseRefused(remote, `${where} is not as it must be (${fields.join('; ')}); ${advice}`);
}

/** Reads a JSON file and checks it against a schema; undefined if there is no file. Throws with `advice` if it is wrong. */
export async function readJson<Value>(
  remote: string | undefined,
  file: string,
  schema: Schema<Value>,
  advice: string,
): Promise<Value | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return text === undefined ? undefined : parseStored(text, schema, { remote, where: file, advice });
}

/** The value of a read, or the sentence of ReleaseRefused that says what is damaged. Other errors reject. */
export async function unlessDamaged<Value>(
  read: () => Promise<Value> | Value,
): Promise<{ value?: Value; reason?: string }> {
  try {
    return { value: await read() };
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    return { reason: error.message };
  }
}

function parseJson(text: string, { remote, where, advice }: Stored): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ReleaseRefused(remote, `${where} is not JSON (${(error as Error).message}); ${advice}`);
  }
}
