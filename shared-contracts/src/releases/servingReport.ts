import * as z from 'zod/mini';
import { shellOffer } from './shellOffer';

/**
 * `<store>/.serving/<shell>.json`: what a running shell serves. Whoever promotes a release sees in it whether the release
 * is in use. Only that shell writes it. As a heartbeat it renews the file's time every second.
 */
export const servingReport = z.object({
  schema: z.literal(1),
  state: z.enum(['running', 'stopped']),
  /** What it lends to remotes. Missing in reports of shells before contract 1.2.0. */
  offer: z.optional(shellOffer),
  remotes: z.array(
    z.object({
      name: z.string(),
      /** The version that the channel names, as far as the shell has followed it. */
      wanted: z.string(),
      /** The version in use, which is another one where the wanted one could not be used. */
      version: z.string(),
      status: z.enum(['available', 'unavailable']),
      /** Why it is not the wanted version, or why the server cannot render it. */
      problem: z.optional(z.string()),
      /** How many of its recent views failed in browsers, where these are many. No promotion is put back for it. */
      inBrowsers: z.optional(z.string()),
      /** How many routes of the version in use the shell has rendered; missing until it has tried them. */
      rendered: z.optional(z.number()),
      /** The canary that the channel names: why the shell does not use it, or how many of its routes it has rendered. */
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

/** Folder of the reports in the store. Remotes' names begin with a letter, so none can take it. */
export const SERVING_FOLDER = '.serving';

/** Milliseconds without a heartbeat after which the shell of a report counts as gone. */
export const REPORT_LIFETIME = 5000;
