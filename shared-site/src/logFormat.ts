import { stripVTControlCharacters } from 'node:util';
import pretty from 'pino-pretty';
import { Failure } from './Failure';

/** `pretty` is for people. `json` is for programs: one pino record a line. */
export type LogFormat = 'pretty' | 'json';

const FORMATS: readonly string[] = ['pretty', 'json'] satisfies LogFormat[];

/** Reads LOG_FORMAT. By default it is `pretty` for a terminal and `json` otherwise. Throws for any other value. */
export function chooseLogFormat(env: NodeJS.ProcessEnv, isTerminal: boolean): LogFormat {
  const text = env.LOG_FORMAT || (isTerminal ? 'pretty' : 'json');
  if (!FORMATS.includes(text)) throw new Failure(`LOG_FORMAT is '${text}': it is 'pretty' or 'json'.`);
  return text as LogFormat;
}

/** Fastify logs an address for each network card. They are left out, because the start already prints one address. */
const isForPeople = (line: string) => !line.includes('"msg":"Server listening at');

/**
 * Returns a function that formats a server's JSON record for people: time, server, message and details on one line, a stack
 * below. It returns undefined for a record to leave out, and other lines unchanged.
 */
export function readableLine(server: string, colors: boolean): (line: string) => string | undefined {
  const format = pretty.prettyFactory({
    colorize: colors,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId',
    messageFormat: `${server}: {msg}`,
    singleLine: true,
  });
  return (line) => {
    if (!isForPeople(line)) return undefined;
    const text = line.startsWith('{') ? format(line).trimEnd() : line;
    return colors ? text : stripVTControlCharacters(text);
  };
}

type Output = { logFormat: LogFormat; print: (line: string) => void };

/** Returns a function for each line of a server's log. Without one, the lines go to the terminal unchanged. */
export function lineReader(server: string, { logFormat, print }: Output) {
  if (logFormat !== 'pretty') return undefined;
  const read = readableLine(server, process.stdout.isTTY === true);
  return (line: string) => {
    const text = read(line);
    if (text !== undefined) print(text);
  };
}

/** A line of the start command as a JSON record like the servers', with pino's level (50 for a failure). */
export const jsonLine = (msg: string, level = 30): string =>
  JSON.stringify({ level, time: Date.now(), name: 'start', msg });

/** Runs the site, and prints an expected failure as a record if LOG_FORMAT asks for JSON. Returns the exit code. */
export async function failuresAsRecords(env: NodeJS.ProcessEnv, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (env.LOG_FORMAT !== 'json' || !(error instanceof Failure)) throw error;
    console.log(jsonLine(error.message, 50));
    return 1;
  }
}
