import { type LaunchedProcess, launchProcess } from './launchProcess';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
/** After so long a life a process counts as healthy, and the next fall starts with the short pause again. */
const HEALTHY = 30_000;

type Settings = {
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
  /** Gets what the server prints, where it is to be made readable. */
  onLine?: ((line: string) => void) | undefined;
  print: (line: string) => void;
};

/** One server of the site: started, kept alive with growing pauses, restarted on demand, stopped. */
export class SiteProcess {
  private current: LaunchedProcess | undefined;
  private pause = FIRST_PAUSE;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  /** The end of this process is wanted. */
  private readonly dismissed = new WeakSet<LaunchedProcess>();

  constructor(private readonly settings: Settings) {}

  /** Starts it for the first time; its address, or the reason why it cannot be. */
  async start(): Promise<string> {
    const url = await this.launch();
    // Whoever uses it knows this address: a port that the system chose must be the same after a restart.
    if (this.settings.env.PORT === '0') this.settings.env.PORT = new URL(url).port;
    return url;
  }

  /** Stops it and starts it anew, for a new build. */
  async restart(): Promise<void> {
    await this.dismiss(5_000);
    this.pause = FIRST_PAUSE;
    if (!this.stopped) await this.launch();
  }

  /** From now on its end is wanted: a terminal tells all programs at once, and one that has heard is not started again. */
  expectEnd(): void {
    this.stopped = true;
  }

  /** Asks it to end, and ends it when it takes longer than the patience, in milliseconds. */
  async stop(patience: number): Promise<void> {
    this.stopped = true;
    await this.dismiss(patience);
  }

  private async dismiss(patience: number) {
    clearTimeout(this.timer);
    const { current } = this;
    if (!current) return;
    this.dismissed.add(current);
    current.child.kill('SIGTERM');
    const kill = setTimeout(() => current.child.kill('SIGKILL'), patience);
    await current.ended;
    clearTimeout(kill);
  }

  private async launch(): Promise<string> {
    const launched = launchProcess(this.settings);
    this.current = launched;
    try {
      const url = await launched.ready;
      const since = Date.now();
      void launched.ended.then((how) => {
        if (Date.now() - since > HEALTHY) this.pause = FIRST_PAUSE;
        this.relaunchLater(launched, `ended with ${how}`);
      });
      return url;
    } catch (error) {
      launched.child.kill('SIGKILL');
      throw error;
    }
  }

  private relaunchLater(fallen: LaunchedProcess | undefined, what: string) {
    if (this.stopped || !fallen || this.dismissed.has(fallen)) return;
    this.settings.print(`${this.settings.name} ${what}; starting it again in ${this.pause / 1000} s`);
    this.timer = setTimeout(() => {
      const attempt = this.launch();
      const { current } = this;
      attempt.catch((error: Error) => this.relaunchLater(current, `did not start (${error.message})`));
    }, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}
