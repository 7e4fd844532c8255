import { type Printer, printOutcome } from '../command/line/printOutcome';
import { readCommandLine } from '../command/line/program';
import { describeRefusal } from './describeRefusal';
import { performByService, type ServiceTool } from './performByService';

/** Runs a command line through the release service. It prints and returns the same as `releaseCommand` on the store. */
export const serviceCommand = (commandLine: string[], tool: ServiceTool & Printer): Promise<number> =>
  printOutcome(
    commandLine.includes('--json'),
    tool,
    async () => performByService(readCommandLine(commandLine), tool),
    describeRefusal,
  );
