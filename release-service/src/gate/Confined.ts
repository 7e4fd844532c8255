import { z } from 'zod';

/** The limits of one process of the gate. */
export type Limits = {
  /** In milliseconds, and the time of CPU that all its threads may use. */
  time: number;
  /** Resident memory, in bytes. Buffers count, which no limit of a heap covers. */
  memory: number;
  /** What it may print, and what it may tell the gate, in bytes each. */
  output: number;
};

/** The shell's program allows its routes a minute, and a healthy one needs a few seconds and 200 MB. */
export const DEFAULT_LIMITS: Limits = { time: 70_000, memory: 640_000_000, output: 2_000_000 };

/** The result of the shell's program. Shells before this gate tell no chunks. */
export const routeCheck = z.object({
  rendered: z.array(z.string()),
  failures: z.array(z.string()),
  chunks: z.record(z.string(), z.array(z.string())).optional(),
});

/** The outcome of a process. */
export type Confined = {
  /** Undefined if the process failed, or exceeded a limit. */
  result: z.infer<typeof routeCheck> | undefined;
  /** Why there is no result. */
  ended: string | undefined;
  /** Each forbidden act of the release, in words that follow 'it tried to'. */
  attempts: string[];
};

const line = z.union([z.object({ attempt: z.string() }), z.object({ secret: z.string(), result: z.unknown() })]);

/** Reads what a process tells the gate. Everything in it may come from the release, but the secret. */
export function readReport(text: string, secret: string): Pick<Confined, 'attempts' | 'result' | 'ended'> {
  const attempts = new Set<string>();
  let result: Confined['result'];
  let ended: string | undefined;
  for (const each of text.split('\n').filter((part) => part !== '')) {
    const told = line.safeParse(parsed(each));
    if (told.data && 'attempt' in told.data) attempts.add(told.data.attempt);
    else if (told.data?.secret !== secret) attempts.add('give a false result');
    else {
      const check = routeCheck.safeParse(told.data.result);
      result = check.data;
      if (!check.success) ended = 'its result has not the form that the gate knows';
    }
  }
  return { attempts: [...attempts], result, ended };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
