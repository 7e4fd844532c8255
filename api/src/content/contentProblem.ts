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

/** Parses what a content file holds. */
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

/** A whole number that appears once: ids are addresses, and two posts cannot live at one. */
export function refuseDuplicates<Item>(
  file: string,
  what: string,
  items: Item[],
  keyOf: (item: Item) => string | number,
) {
  const seen = new Set<string | number>();
  for (const item of items) {
    const key = keyOf(item);
    if (seen.has(key)) throw new ContentProblem(file, `${what} ${key} is there twice`);
    seen.add(key);
  }
}
