import { type Printer, printOutcome } from '../command/line/printOutcome';
import { readCommandLine } from '../command/line/program';
import type { Outcome } from '../command/outcome';
import { askService, type Service, ServiceRefused } from './askService';

/** Runs a command line through the release service. It prints and returns the same as `releaseCommand` on the store. */
export const serviceCommand = (commandLine: string[], tool: Service & Printer): Promise<number> =>
  printOutcome(
    commandLine,
    tool,
    () => run(commandLine, tool),
    (error) => ({
      message: error instanceof Error ? error.message : String(error),
      remote: error instanceof ServiceRefused ? error.remote : undefined,
    }),
  );

async function run(commandLine: string[], service: Service): Promise<Outcome> {
  const request = readCommandLine(commandLine);
  if (request.verb !== 'publish') return askService(request, service);
  throw new ServiceRefused(
    `${request.remote}: the service takes no builds; publish on a machine where RELEASES_URL is the store itself`,
    request.remote,
  );
}
