import { runApiProgram } from './runApiProgram';

/** `npm run inbox -- …`: see `npm run inbox -- --help`. */
export const run = (commandLine: string[]): Promise<number> => runApiProgram('inbox', commandLine);
