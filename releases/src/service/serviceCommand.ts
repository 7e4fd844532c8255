import { printKeys } from '../command/line/printKeys';
import { type Printer, printOutcome } from '../command/line/printOutcome';
import { readCommandLine } from '../command/line/program';
import type { Outcome } from '../command/outcome';
import { type BuildChecks, buildAndCheck } from '../publish/buildAndCheck';
import { ReleaseRefused } from '../refusal';
import { releasedWorkspaces } from '../releasedWorkspaces';
import { askService } from './askService';
import { type Service, ServiceRefused } from './callService';
import { uploadBuild } from './uploadBuild';

type ServiceTool = Service &
  Printer &
  BuildChecks & {
    /** The repository whose builds are published. */
    root: string;
  };

/** Runs a command line through the release service. It prints and returns the same as `releaseCommand` on the store. */
export const serviceCommand = (commandLine: string[], tool: ServiceTool): Promise<number> =>
  printOutcome(
    commandLine,
    tool,
    () => run(commandLine, tool),
    (error) => ({
      message: error instanceof Error ? error.message : String(error),
      remote: error instanceof ServiceRefused || error instanceof ReleaseRefused ? error.remote : undefined,
    }),
  );

async function run(commandLine: string[], tool: ServiceTool): Promise<Outcome> {
  const request = readCommandLine(commandLine);
  // The service must not know a key before an operator gives it out.
  if (request.verb === 'key') return printKeys();
  if (request.verb !== 'publish') return askService(request, tool);
  const { remote } = request;
  const known = releasedWorkspaces(tool.root);
  if (!known.includes(remote)) {
    throw new ReleaseRefused(remote, `is no remote here; there are: ${known.join(', ')}`);
  }
  await buildAndCheck(remote, tool);
  return uploadBuild(remote, tool.root, tool);
}
