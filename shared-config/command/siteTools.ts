import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildChecks, Outcome, Request } from 'releases/client';

type Surroundings = { root: string; env: NodeJS.ProcessEnv };

/** Tools of the site's own repository. A remote's own repository has none of them, and asks the release service. */
export type SiteTools = {
  /** Runs a verb on the repository's store. */
  performOnStore(request: Request, tool: Surroundings & BuildChecks): Promise<Outcome>;
  /** Renders the routes of a remote's build with the repository's shell; gives a line for each that failed. */
  renderProblems(remote: string, tool: Surroundings & { print: (line: string) => void }): Promise<string[]>;
};

/** The tools of a repository; undefined if it is not that of the site. */
export async function loadSiteTools(root: string): Promise<SiteTools | undefined> {
  const file = path.join(root, 'scripts/commands/siteTools.ts');
  if (!existsSync(file)) return undefined;
  const { siteTools } = (await import(pathToFileURL(file).href)) as { siteTools: SiteTools };
  return siteTools;
}
