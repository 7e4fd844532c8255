import * as z from 'zod/mini';
import { shellOffer } from './shellOffer';

/**
 * `<store>/.serving/<shell>.json`: the releases that a running shell serves. It shows an operator whether a promoted release
 * is in use. Only that shell writes the file. As a heartbeat it renews the file's time every second.
 */
export const servingReport = z.object({
  schema: z.literal(1),
  state: z.enum(['running', 'stopped']),
  /** The shell's offer to remotes. Missing in reports of shells before contract 1.2.0. */
  offer: z.optional(shellOffer),
  remotes: z.array(
    z.object({
      name: z.string(),
      /** The channel's version, as far as the shell has followed the channel. */
      wanted: z.string(),
      /** The version in use. It differs from `wanted` if the wanted version cannot be used. */
      version: z.string(),
      status: z.enum(['available', 'unavailable']),
      /** Why the version is not the wanted one, or why the server cannot render it. */
      problem: z.optional(z.string()),
      /** How many recent views failed in browsers, if these are many. It never rolls a promotion back. */
      inBrowsers: z.optional(z.string()),
      /** How many routes of the version in use the shell has rendered. Missing until it has tried them. */
      rendered: z.optional(z.number()),
      /** The channel's canary: the reason why the shell does not use it, or the number of its routes rendered so far. */
      canary: z.optional(
        z.object({
          version: z.string(),
          percent: z.number(),
          problem: z.optional(z.string()),
          rendered: z.optional(z.number()),
        }),
      ),
    }),
  ),
});

export type ServingReport = z.infer<typeof servingReport>;

/** Folder of the reports in the store. No remote can have this name, because remotes' names begin with a letter. */
export const SERVING_FOLDER = '.serving';

/** Milliseconds without a heartbeat until a report's shell counts as stopped. */
export const REPORT_LIFETIME = 5000;
