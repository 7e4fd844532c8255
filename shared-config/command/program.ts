import { Command, CommanderError } from 'commander';
import { Failure } from 'shared-site';
import { addBuild } from './build';
import { addCheck } from './check';
import { addDev } from './dev';
import { findRemote, type RemoteFolder } from './findRemote';
import { addRelease } from './release';
import { addTest } from './test';
import { addUpgrade } from './upgrade';
import type { AddVerb, CommandContext } from './verb';

/** The verbs, in the order of a team's day. */
const VERBS: readonly AddVerb[] = [addDev, addBuild, addTest, addCheck, addRelease, addUpgrade];

/** Runs `remote <verb> …`. Resolves with the exit code. */
export async function runRemote(commandLine: readonly string[], context: CommandContext): Promise<number> {
  let chosen: ((remote: RemoteFolder) => Promise<number>) | undefined;
  const told: string[] = [];
  const program = createProgram(context, (text) => told.push(text));
  const take = (work: (remote: RemoteFolder) => Promise<number>) => {
    chosen = work;
  };
  for (const addVerb of VERBS) addVerb(program, take, context);
  const refuse = (message: string) => {
    const isJson = commandLine.includes('--json');
    if (isJson) context.print(JSON.stringify({ error: { message } }, null, 2));
    else context.printError(message);
    return 1;
  };
  try {
    program.parse(commandLine, { from: 'user' });
    if (chosen) return await chosen(findRemote(context.folder));
    return refuse(program.helpInformation().trimEnd());
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : refuse(told.join('').trimEnd());
    return refuse(error instanceof Failure ? error.message : String((error as Error).stack ?? error));
  }
}

const createProgram = ({ print }: CommandContext, tell: (text: string) => void): Command =>
  new Command('npx remote')
    .description('Everything that the team of a remote does, in the folder of the remote.')
    .usage('<verb> …')
    .option('--json', 'print one JSON document: check, and the verbs of releases')
    // Commander would end the process. Instead, it throws an error after it has printed.
    .exitOverride()
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: tell })
    .showHelpAfterError();
