import { z } from 'zod';

/** How the API refuses: a sentence and, for an invalid request, the reasons by field (docs/product/api.md#call-18). */
export const problem = z.object({
  error: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
});

export type Problem = z.infer<typeof problem>;

export const INVALID_REQUEST = 'La petición no es válida';

/** Reasons of a failed validation by field. Those about the whole body or query stand under `whole`. */
export function reasonsByField(
  validation: readonly { instancePath: string; message?: string | undefined }[],
  whole: string,
): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { instancePath, message } of validation) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || whole;
    fields[field] = [...(fields[field] ?? []), message ?? 'No es válido'];
  }
  return fields;
}
