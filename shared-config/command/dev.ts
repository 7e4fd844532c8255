import path from 'node:path';
import { SHELL } from '@tramuntana/contracts';
import { openReadOnlyApi } from '../development/front/openReadOnlyApi';
import type { DevelopedApi } from '../development/run/DevelopSettings';
import { develop } from '../development/run/develop';
import { originOf, siteOf } from '../development/run/siteOf';
import type { AddVerb } from './verb';

const HELP = `
The shell and the other remotes run as they are released on the site. Your pages read the site's API.
Forms and orders are refused, because people there would get them; --send sends them. API_URL names another API.

Settings:
  PORT          the port; by default the first free one from 3000 on
  API_URL       another API; what pages send goes there
  RELEASES_KEY  the site's public keys: takes only releases that they signed

Example:
  npx remote dev --from https://tramuntana.example`;

/** `remote dev`: this remote from source, beside the releases of a site; an edit shows in the open page. */
export const addDev: AddVerb = (program, run, { env, print }) => {
  program
    .command('dev')
    .description('show this remote from source in the pages of a site; an edit shows in the open page')
    .requiredOption('--from <site>', 'the site whose shell and other remotes run here')
    .option('--send', "send forms and orders to the site's API")
    .addHelpText('after', HELP)
    .action(({ from, send = false }: { from: string; send?: boolean }) =>
      run(async ({ name, root }) => {
        const site = originOf(from);
        const source = await siteOf(site, env);
        if (!env.API_URL) print(apiLine(site, send));
        return develop({
          root,
          folder: path.join(root, '.cache/dev-releases', String(process.pid)),
          cache: path.join(root, '.cache/site-files'),
          env,
          command: `npx remote dev --from ${site}`,
          named: [name],
          later: [],
          released: [SHELL, ...source.remotes.filter((remote) => remote !== name)],
          source,
          startApi: ({ print }) => startApi(site, { env, send, print }),
        });
      }),
    );
};

type ApiChoice = { env: NodeJS.ProcessEnv; send: boolean; print: (line: string) => void };

/** The API of the pages: that of API_URL, or else the site's. Without `send`, the site's is for reading only. */
export async function startApi(site: string, { env, send, print }: ApiChoice): Promise<DevelopedApi> {
  if (env.API_URL) return { env: {} };
  if (send) return { env: { API_URL: `${site}/api` } };
  const { url, stop } = await openReadOnlyApi(site, print);
  return { env: { API_URL: url }, stop };
}

const apiLine = (site: string, send: boolean) =>
  send
    ? `Pages use the API of ${site}. People there get the forms and orders that you send.`
    : `Pages read the API of ${site}. Forms and orders are refused; --send sends them.`;
