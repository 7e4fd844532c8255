import { type ChildProcess, fork } from 'node:child_process';
import { builtServer } from './builtServer';

type Report = { type: 'ready'; url: string } | { type: 'failed'; message: string };

/** The API as a process of its own, as the site starts it. */
export type ApiProcess = {
  child: ChildProcess;
  /** Its output so far. */
  written: { stdout: string; stderr: string };
  /** Its exit code, once it has ended. */
  exit: Promise<number | null>;
  report: Report;
  /** Its address; empty where it could not start. */
  url: string;
  /** Resolves when its log has this text. */
  logs(text: string): Promise<void>;
};

/** Starts the API's program in a folder. The caller ends it. */
export const forkApi = async (cwd: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> =>
  fork(await builtServer(), {
    cwd,
    // Without the arguments that Node runs jest with.
    execArgv: [],
    silent: true,
    env: { ...process.env, LOG_LEVEL: 'info', DATABASE_URL: '', ...env },
  });

/** Starts the API's program in a folder and waits for its report. The caller ends it. */
export async function startApiProcess(cwd: string, env: NodeJS.ProcessEnv): Promise<ApiProcess> {
  const child = await forkApi(cwd, env);
  const written = { stdout: '', stderr: '' };
  child.stdout?.on('data', (text: Buffer) => (written.stdout += text));
  child.stderr?.on('data', (text: Buffer) => (written.stderr += text));
  const logs = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!written.stdout.includes(text)) return;
        child.stdout?.off('data', look);
        resolve();
      };
      child.stdout?.on('data', look);
      look();
    });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const report = await new Promise<Report>((resolve) => child.once('message', (message) => resolve(message as Report)));
  return { child, written, exit, report, url: report.type === 'ready' ? report.url : '', logs };
}
