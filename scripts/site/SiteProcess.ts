import { type LaunchedProcess, launchProcess, type Program } from './launchProcess';

/** Pauses before a crashed process is started again, in milliseconds. They double with each crash. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
/** A process that lived so long (milliseconds) is healthy: after its next crash the pause is short again. */
const HEALTHY = 30_000;
/** How long it may take to stop before a restart, in milliseconds. */
const RESTART_TIMEOUT = 5_000;

/** Whether two processes may listen on one port (SO_REUSEPORT). Elsewhere Node refuses it. */
const SHARES_PORTS = process.platform === 'linux';

/** Resolves in the event loop's next turn. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

type Settings = Program & { print: (line: string) => void };

/** Supervises one server of the site: starts it, starts it again after a crash, and stops it. */
export class SiteProcess {
  private current: LaunchedProcess | undefined;
  /** The process that `current` is about to replace. */
  private former: LaunchedProcess | undefined;
  private pause = FIRST_PAUSE;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  /** Processes that were told to end, and must not be started again. */
  private readonly dismissed = new WeakSet<LaunchedProcess>();
  /** Processes that ended by themselves, or did not become ready. */
  private readonly crashed = new WeakSet<LaunchedProcess>();

  constructor(private readonly settings: Settings) {}

  /** Starts it for the first time and returns its address. Rejects where it does not become ready. */
  async start(): Promise<string> {
    const url = await this.launch();
    // The shell was told this address. So a port that the system chose must stay the same after a restart.
    if (this.settings.env.PORT === '0') this.settings.env.PORT = new URL(url).port;
    return url;
  }

  /** Stops it and starts it anew, for a new build. */
  async restart(): Promise<void> {
    await this.dismiss(RESTART_TIMEOUT);
    this.pause = FIRST_PAUSE;
    if (!this.stopped) await this.launch();
  }

  /**
   * Goes on with another program. The present process ends when the other one is ready, where both may listen on one port.
   * Rejects where that does not become ready; the former program then goes on.
   */
  async replace(file: string): Promise<void> {
    if (this.stopped || file === this.settings.file) return;
    // A present process that has crashed must not be started again beside the new one.
    clearTimeout(this.timer);
    const formerFile = this.settings.file;
    this.settings.file = file;
    this.pause = FIRST_PAUSE;
    if (SHARES_PORTS) this.former = this.current;
    else await this.dismiss(RESTART_TIMEOUT);
    try {
      await this.launch();
      await this.end(this.former, RESTART_TIMEOUT);
    } catch (error) {
      this.settings.file = formerFile;
      if (this.stopped) return;
      if (this.former && !this.crashed.has(this.former)) this.current = this.former;
      else this.relaunch();
      throw error;
    } finally {
      this.former = undefined;
    }
  }

  /** From now on it may end by itself: Ctrl-C reaches all processes of a terminal, and they must not be started again. */
  expectEnd(): void {
    this.stopped = true;
  }

  /** Asks it to end, and kills it after the timeout (milliseconds). */
  async stop(timeout: number): Promise<void> {
    this.stopped = true;
    await Promise.all([this.end(this.former, timeout), this.dismiss(timeout)]);
  }

  private dismiss(timeout: number): Promise<void> {
    clearTimeout(this.timer);
    return this.end(this.current, timeout);
  }

  /** Asks a process to end, and kills it after the timeout (milliseconds). It is not started again. */
  private async end(launched: LaunchedProcess | undefined, timeout: number): Promise<void> {
    if (!launched) return;
    this.dismissed.add(launched);
    launched.child.kill('SIGTERM');
    const kill = setTimeout(() => launched.child.kill('SIGKILL'), timeout);
    await launched.ended;
    clearTimeout(kill);
  }

  private async launch(): Promise<string> {
    const launched = launchProcess(this.settings);
    this.current = launched;
    try {
      const url = await launched.ready;
      const since = performance.now();
      void launched.ended.then(async (how) => {
        // Ctrl-C reaches all processes of a terminal, and this one may read of another's end before it reads its own signal.
        await nextTurn();
        if (performance.now() - since > HEALTHY) this.pause = FIRST_PAUSE;
        this.relaunchLater(launched, `ended with ${how}`);
      });
      return url;
    } catch (error) {
      launched.child.kill('SIGKILL');
      throw error;
    }
  }

  /** Starts a crashed process again after the pause. One that is being replaced is not: two would share its port. */
  private relaunchLater(crashed: LaunchedProcess | undefined, what: string) {
    if (this.stopped || !crashed || this.dismissed.has(crashed)) return;
    this.crashed.add(crashed);
    const { name, print } = this.settings;
    if (crashed === this.former) return print(`${name} ${what} while another program of it starts`);
    print(`${name} ${what}; starting it again in ${this.pause / 1000} s`);
    this.timer = setTimeout(() => this.relaunch(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private relaunch() {
    const attempt = this.launch();
    const { current } = this;
    attempt.catch((error: Error) => this.relaunchLater(current, `did not start (${error.message})`));
  }
}
