import { buildChecks } from '../check/buildChecks';
import { type CheckResult, checkRemote } from '../check/checkRemote';
import { originOf } from '../development/run/siteOf';
import { deprecatedUses } from '../upgrade/deprecatedUses';
import type { RemoteFolder } from './findRemote';
import type { AddVerb, CommandContext } from './verb';

const EXAMPLES = `
Examples:
  npx remote check
  npx remote check --from https://tramuntana.example`;

/** `remote check`: tells before publishing whether the release service would refuse the remote. */
export const addCheck: AddVerb = (program, run, context) => {
  program
    .command('check')
    .description('types, build, byte budget, what the shell of a site lends, and a page of each route')
    .option('--from <site>', 'compare with the shell of this site; without it: SITE_URL, or the shell built here')
    .addHelpText('after', EXAMPLES)
    .action(({ from }: { from?: string }) =>
      run(async (remote) => {
        const isJson = program.opts().json === true;
        const checks = await check(remote, from, context, isJson);
        if (isJson) context.print(JSON.stringify({ remote: remote.name, checks }, null, 2));
        else for (const line of checks.flatMap(linesOf)) context.print(line);
        return checks.some(({ state }) => state === 'failed') ? 1 : 0;
      }),
    );
};

async function check(
  { name, root, folder }: RemoteFolder,
  from: string | undefined,
  context: CommandContext,
  isJson: boolean,
) {
  const { env, siteTools } = context;
  const print = isJson ? context.printError : context.print;
  const site = await siteTools(root);
  const renderProblems = async (remote: string) => (site ? site.renderProblems(remote, { root, env, print }) : []);
  return checkRemote({
    root,
    remote: name,
    site: from === undefined ? env.SITE_URL || undefined : originOf(from),
    rendersPages: site !== undefined,
    deprecatedUses: () => deprecatedUses(folder),
    ...buildChecks({ root, print, renderProblems }),
  });
}

const WORDS: Record<CheckResult['state'], string> = { ok: 'ok', failed: 'FAILED', note: 'note', 'not checked': '-' };

function linesOf({ check, state, details }: CheckResult): string[] {
  const line = `${WORDS[state].padEnd(6)} ${check}`;
  if (state === 'not checked') return [`${line}: ${details.join('; ')}`];
  return [line, ...details.map((detail) => `       ${detail}`)];
}
