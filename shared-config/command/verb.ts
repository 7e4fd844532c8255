import type { Command } from 'commander';
import type { RemoteFolder } from './findRemote';
import type { SiteTools } from './siteTools';

/** The surroundings of the command: folder, environment, output, and the site's tools. */
export type CommandContext = {
  /** The folder in which the command was called. */
  folder: string;
  env: NodeJS.ProcessEnv;
  print: (line: string) => void;
  printError: (line: string) => void;
  /** The tools of a repository; undefined if it is not that of the site. */
  siteTools: (root: string) => Promise<SiteTools | undefined>;
};

/** Adds one verb to the program. The verb calls `run` with the work to do; its result is the exit code. */
export type AddVerb = (
  program: Command,
  run: (work: (remote: RemoteFolder) => Promise<number>) => void,
  context: CommandContext,
) => void;
