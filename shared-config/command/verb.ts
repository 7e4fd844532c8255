import type { Command } from 'commander';
import type { RemoteFolder } from './findRemote';

export type CommandContext = {
  /** The folder in which the command was called. */
  folder: string;
  env: NodeJS.ProcessEnv;
  print: (line: string) => void;
  printError: (line: string) => void;
};

/** Adds one verb to the program. The verb calls `run` with the work to do; its result is the exit code. */
export type AddVerb = (
  program: Command,
  run: (work: (remote: RemoteFolder) => Promise<number>) => void,
  context: CommandContext,
) => void;
