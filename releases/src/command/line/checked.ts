import { InvalidArgumentError } from 'commander';
import type { z } from 'zod';

/** Reads an argument by a schema. The schema's sentence tells what is wrong. */
export function checked<Value>(schema: z.ZodType<Value>, read: (text: string) => unknown = (text) => text) {
  return (text: string): Value => {
    const { data, error } = schema.safeParse(read(text));
    if (error) throw new InvalidArgumentError(error.issues.map(({ message }) => message).join('; '));
    return data as Value;
  };
}
