import { stripVTControlCharacters } from 'node:util';
import pretty from 'pino-pretty';
import { Failure } from '../setup/Failure';

/** `pretty` for people, `json` for programs: one record a line, as pino writes it. */
export type LogFormat = 'pretty' | 'json';

const FORMATS: readonly string[] = ['pretty', 'json'] satisfies LogFormat[];

/** LOG_FORMAT, or what suits the place that the log goes to. Throws where it is set to something else. */
export function chooseLogFormat(env: NodeJS.ProcessEnv, isTerminal: boolean): LogFormat {
  const text = env.LOG_FORMAT || (isTerminal ? 'pretty' : 'json');
  if (!FORMATS.includes(text)) throw new Failure(`LOG_FORMAT is '${text}': it is 'pretty' or 'json'.`);
  return text as LogFormat;
}

/** The start prints one address that people can use; those of single network cards only confuse. */
const isForPeople = (line: string) => !line.includes('"msg":"Server listening at');

/**
 * What a person reads of a line that a server printed: time, server, message and its details on one line, a stack below.
 * Undefined for what is of no use to people; what is no record stays as it is.
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

/** A line of the start itself, as the servers' records are written. */
export const jsonLine = (msg: string): string => JSON.stringify({ level: 30, time: Date.now(), name: 'start', msg });
