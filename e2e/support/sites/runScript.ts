import { spawn } from 'node:child_process';

export type RunningScript = {
  /** Its output so far. */
  output(): string;
  pid: number;
  /** Resolves when the script has ended. */
  ended: Promise<unknown>;
  /** Ends the script, and resolves when it has ended. */
  stop(): Promise<void>;
};

type Settings = {
  cwd: string;
  env: Record<string, string>;
  /** The script is ready when it has printed this. */
  ready: string;
};

/** Runs a script of the repository, such as that of `npm start`. Rejects with its output if it ends before it is ready. */
export async function runScript([script = '', ...args]: string[], settings: Settings): Promise<RunningScript> {
  const { cwd, env, ready } = settings;
  const child = spawn('node', [script, ...args], { cwd, env: { ...process.env, ...env } });
  const output: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  // If the tests are interrupted, the site must end, too.
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  void ended.then(() => process.off('exit', end));
  await new Promise<void>((resolve, reject) => {
    const listen = (part: Buffer) => {
      output.push(part.toString());
      if (output.join('').includes(ready)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((code) => reject(new Error(`${script} ended with ${code}:\n${output.join('')}`)));
  });
  return {
    output: () => output.join(''),
    pid: child.pid ?? Number.NaN,
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
