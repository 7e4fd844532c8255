import { stripVTControlCharacters } from 'node:util';
import pretty from 'pino-pretty';
import { Failure } from '../setup/Failure';

/** `pretty` for people; `json` for programs: one of pino's records a line. */
export type LogFormat = 'pretty' | 'json';

const FORMATS: readonly string[] = ['pretty', 'json'] satisfies LogFormat[];

/** LOG_FORMAT; without it, `pretty` for a terminal and `json` otherwise. Throws for any other value. */
export function chooseLogFormat(env: NodeJS.ProcessEnv, isTerminal: boolean): LogFormat {
  const text = env.LOG_FORMAT || (isTerminal ? 'pretty' : 'json');
  if (!FORMATS.includes(text)) throw new Failure(`LOG_FORMAT is '${text}': it is 'pretty' or 'json'.`);
  return text as LogFormat;
}

/** Fastify logs an address for each network card. People get one address from the start, so these are left out. */
const isForPeople = (line: string) => !line.includes('"msg":"Server listening at');

/**
 * Returns a function that formats a server's JSON record for people: time, server, message and details on one line, a stack
 * below. It gives undefined for records to be left out. Lines that are no JSON stay as they are.
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

/** A line of the start command in the format of the servers' JSON records, with pino's level (50 for a failure). */
export const jsonLine = (msg: string, level = 30): string =>
  JSON.stringify({ level, time: Date.now(), name: 'start', msg });
