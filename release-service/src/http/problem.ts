import { STATUS_CODES } from 'node:http';
import { z } from 'zod';

/** How the service refuses (RFC 9457). `detail` says what is wrong, where, and what to do. */
export const problem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** The remote that the refusal is about. */
  remote: z.string().optional(),
});

export type Problem = z.infer<typeof problem>;

export const PROBLEM_TYPE = 'application/problem+json';

/** A problem without a type of its own, so its title is that of the status (RFC 9457, section 4.2.1). */
export const aProblem = (status: number, detail: string, remote?: string): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail,
  remote,
});
