import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const apiFolder = path.resolve(import.meta.dirname, '../..');
const tsx = createRequire(import.meta.url).resolve('tsx');

type Report = { type: 'ready'; url: string } | { type: 'failed'; message: string };

/** The API as the site runs it, in a process that can be killed. */
export class ApiProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** Resolves when the API answers. Rejects with what it reports where it cannot start. */
  static async start(env: NodeJS.ProcessEnv): Promise<ApiProcess> {
    const child = fork(path.join(apiFolder, 'src/server.ts'), {
      execArgv: ['--import', tsx],
      env: {
        ...process.env,
        API_DIR: apiFolder,
        LOG_LEVEL: 'silent',
        DATABASE_URL: '',
        SMTP_URL: '',
        // All sends come from one address.
        FORM_LIMIT: '1000000000',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const report = await new Promise<Report>((resolve) => child.once('message', (sent) => resolve(sent as Report)));
    if (report.type === 'failed') throw new Error(report.message);
    return new ApiProcess(child, report.url);
  }

  /** `kill -9`, or SIGTERM for an orderly end. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    await ended;
  }
}
