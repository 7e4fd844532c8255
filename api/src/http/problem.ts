import { z } from 'zod';

/** How the API says no: a sentence, and for an invalid request the reasons by field. */
export const problem = z.object({
  error: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
});

export type Problem = z.infer<typeof problem>;

export const INVALID_REQUEST = 'La petición no es válida';

/** Reasons of a failed validation by field; what concerns the whole body or query is filed under `place`. */
export function reasonsByField(
  validation: readonly { instancePath: string; message?: string | undefined }[],
  place: string,
): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { instancePath, message } of validation) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || place;
    fields[field] = [...(fields[field] ?? []), message ?? 'No es válido'];
  }
  return fields;
}
