import { type LaunchedProcess, launchProcess, type Program } from './launchProcess';

/** Pauses before a crashed process restarts, in milliseconds. They double with each crash. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
/** A process that has run this long is healthy, in milliseconds: after its next crash the pause is short again. */
const HEALTHY = 30_000;
/** Timeout for stopping before a restart, in milliseconds. */
const RESTART_TIMEOUT = 5_000;

/** Whether two processes may listen on one port (SO_REUSEPORT). Node refuses it on other systems. */
const SHARES_PORTS = process.platform === 'linux';

/** Resolves in the event loop's next turn. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

type Settings = Program & { print: (line: string) => void };

/** Supervises one server of the site: starts it, restarts it after a crash, and stops it. */
export class SiteProcess {
  private current: LaunchedProcess | undefined;
  /** The process that `current` is about to replace. */
  private former: LaunchedProcess | undefined;
  private pause = FIRST_PAUSE;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  /** Processes that were stopped on purpose, and must not restart. */
  private readonly dismissed = new WeakSet<LaunchedProcess>();
  /** Processes that ended by themselves, or did not become ready. */
  private readonly crashed = new WeakSet<LaunchedProcess>();

  constructor(private readonly settings: Settings) {}

  /** Starts the server for the first time and returns its address. Rejects when it does not become ready. */
  async start(): Promise<string> {
    const url = await this.launch();
    // The shell knows this address, so a port that the system chose must stay the same after a restart.
    if (this.settings.env.PORT === '0') this.settings.env.PORT = new URL(url).port;
    return url;
  }

  /** Stops the server and starts it with a new build. */
  async restart(): Promise<void> {
    await this.dismiss(RESTART_TIMEOUT);
    this.pause = FIRST_PAUSE;
    if (!this.stopped) await this.launch();
  }

  /**
   * Switches to another program. Where two processes may share a port, the present one ends only when the new one is ready.
   * Rejects when the new one does not become ready; the former program then stays.
   */
  async replace(file: string): Promise<void> {
    if (this.stopped || file === this.settings.file) return;
    // If the present process has crashed, it must not restart beside the new one.
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

  /** Allows the server to end by itself: Ctrl-C reaches all processes of a terminal, and none of them must restart. */
  expectEnd(): void {
    this.stopped = true;
  }

  /** Asks the server to end, and kills it after the timeout (milliseconds). */
  async stop(timeout: number): Promise<void> {
    this.stopped = true;
    await Promise.all([this.end(this.former, timeout), this.dismiss(timeout)]);
  }

  private dismiss(timeout: number): Promise<void> {
    clearTimeout(this.timer);
    return this.end(this.current, timeout);
  }

  /** Asks a process to end, and kills it after the timeout (milliseconds). It does not restart. */
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
        // Ctrl-C reaches all processes of a terminal. This one may see another end before it reads its own signal.
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

  /** Restarts a crashed process after the pause, unless a successor is starting: the two would share a port. */
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
