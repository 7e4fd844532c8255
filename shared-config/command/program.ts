import { Command, CommanderError } from 'commander';
import { Failure } from 'shared-site';
import { addBuild } from './build';
import { CommandFailure } from './CommandFailure';
import { addDev } from './dev';
import { findRemote, type RemoteFolder } from './findRemote';
import type { AddVerb, CommandContext } from './verb';

/** The verbs, in the order of a team's day. */
const VERBS: readonly AddVerb[] = [addDev, addBuild];

/** Runs `remote <verb> …`. Resolves with the exit code. */
export async function runRemote(commandLine: readonly string[], context: CommandContext): Promise<number> {
  let chosen: ((remote: RemoteFolder) => Promise<number>) | undefined;
  const program = createProgram(context);
  const take = (work: (remote: RemoteFolder) => Promise<number>) => {
    chosen = work;
  };
  for (const addVerb of VERBS) addVerb(program, take, context);
  try {
    program.parse(commandLine, { from: 'user' });
    if (chosen) return await chosen(findRemote(context.folder));
    context.printError(program.helpInformation().trimEnd());
    return 1;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    context.printError(
      error instanceof CommandFailure || error instanceof Failure
        ? error.message
        : String((error as Error).stack ?? error),
    );
    return 1;
  }
}

const createProgram = ({ print, printError }: CommandContext): Command =>
  new Command('remote')
    .description('Everything that the team of a remote does: npx remote <verb>, in the folder of the remote.')
    // Commander would end the process. Instead, it throws an error after it has printed.
    .exitOverride()
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: (text) => printError(text.trimEnd()) })
    .showHelpAfterError();
