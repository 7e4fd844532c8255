import { type BuildChecks, buildAndCheck } from '../publish/buildAndCheck';
import { publish } from '../publish/publish';
import { describeRefusal } from '../service/describeRefusal';
import type { ReleaseSettings } from '../store/ReleaseStore';
import { storeProblem } from '../store/storeProblem';
import { printKeys } from './line/printKeys';
import { type Printer, printOutcome } from './line/printOutcome';
import { readCommandLine } from './line/program';
import { describePublished, type Outcome } from './outcome';
import { operatorName, perform, refuseUnknownRemote } from './perform';
import type { Request } from './request';

export type ReleaseTool = ReleaseSettings & Printer & BuildChecks;

/**
 * Runs a command line on a store, such as `['promote', 'mfe-blog']`; returns the exit code. With `--json` it prints one JSON
 * document, for errors too.
 */
export const releaseCommand = (commandLine: string[], tool: ReleaseTool): Promise<number> =>
  printOutcome(
    commandLine.includes('--json'),
    tool,
    async () => performOnStore(readCommandLine(commandLine), tool),
    (error) => {
      const refusal = describeRefusal(error);
      return { ...refusal, message: storeProblem(error, tool.store.place) ?? refusal.message };
    },
  );

/** Runs a verb on a store, for the operator of this machine. Publishing builds and checks first. */
export async function performOnStore(request: Request, tool: ReleaseSettings & BuildChecks): Promise<Outcome> {
  if (request.verb === 'key') return printKeys();
  if (request.verb !== 'publish') return perform(request, tool, { who: operatorName(), grants: 'everything' });
  await refuseUnknownRemote(tool, request.remote);
  await buildAndCheck(request.remote, tool);
  return describePublished(await publish(tool, request.remote));
}
