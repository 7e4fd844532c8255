import { singleLine } from '@tramuntana/contracts';
import { z } from 'zod';

/** A content file that cannot be imported. Its message is for the editor: which file, which field, what is wrong. */
export class ContentProblem extends Error {
  override readonly name = 'ContentProblem';
  constructor(
    readonly file: string,
    readonly problem: string,
  ) {
    super(`Content file ${file}: ${problem}`);
  }
}

export const noSuchMedia = (file: string, slug: string) =>
  new ContentProblem(file, `there is no ${slug} in media/catalog.json`);

/** Parses JSON and makes each text a single line, without invisible marks such as those in a copied telephone number. */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? singleLine(value) : value));
  } catch (error) {
    throw new ContentProblem(file, `it is not JSON (${String(error)})`);
  }
}

/** Checks a content file's value against its schema. Throws a `ContentProblem` that names each wrong field. */
export function parseContent<Schema extends z.core.$ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const { data, error } = z.core.safeParse(schema, value) as z.ZodSafeParseResult<z.output<Schema>>;
  if (error) {
    const problems = error.issues.map((issue) => `${issue.path.join('.') || '(whole file)'}: ${issue.message}`);
    throw new ContentProblem(file, problems.join('; '));
  }
  return data;
}

/** Ids are addresses, so no two entries may share one. The message names both files and an id that is free. */
export function refuseDuplicates(entries: readonly { file: string; id: number }[]): void {
  const fileById = new Map<number, string>();
  for (const { file, id } of entries) {
    const other = fileById.get(id);
    if (other !== undefined) {
      const free = Math.max(...entries.map((entry) => entry.id)) + 1;
      throw new ContentProblem(file, `${other} has the id ${id}, too; ${free} is free`);
    }
    fileById.set(id, file);
  }
}
