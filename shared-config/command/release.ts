import {
  addTeamVerbs,
  describeRefusal,
  inWordsOf,
  type Outcome,
  performByService,
  printOutcome,
  type Request,
  readService,
} from 'releases/client';
import { Failure } from 'shared-site';
import { buildChecks } from '../check/buildChecks';
import { findRemote, type RemoteFolder } from './findRemote';
import type { AddVerb, CommandContext } from './verb';

/** `remote publish | canary | promote | rollback | retire | status | list | history | verify`: the remote's releases. */
export const addRelease: AddVerb = (program, run, context) =>
  addTeamVerbs(
    program,
    (request) =>
      run((remote) => {
        const isJson = program.opts().json === true;
        const words = inWordsOf(remote.name);
        return printOutcome(
          isJson,
          context,
          async () => {
            const { data, lines } = await perform(request, remote, context, isJson);
            return { data, lines: lines.map(words) };
          },
          (error) => {
            const refusal = describeRefusal(error);
            return { ...refusal, message: words(refusal.message) };
          },
        );
      }),
    () => findRemote(context.folder).name,
  );

/** Runs a verb through the release service of the environment, or on the store of the site's own repository. */
async function perform(
  request: Request,
  { root }: RemoteFolder,
  context: CommandContext,
  isJson: boolean,
): Promise<Outcome> {
  const { env, siteTools } = context;
  // With --json, standard output holds one document and nothing else.
  const print = isJson ? context.printError : context.print;
  const service = readService(env);
  const site = await siteTools(root);
  const checks = buildChecks({
    root,
    print,
    // In a remote's own repository, the gate of the service renders the pages.
    renderProblems: async (remote) => (site ? site.renderProblems(remote, { root, env, print }) : []),
  });
  if (service) return performByService(request, { ...service, root, ...checks });
  if (site) return site.performOnStore(request, { root, env, ...checks });
  throw new Failure(
    'RELEASES_URL is not the address of a release service: set it to one, as https://releases.example, and RELEASES_TOKEN to a token',
  );
}
