import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPORT_LIFETIME, SERVING_FOLDER, type ServingReport, SHELL, type ShellOffer } from '@tramuntana/contracts';
import type { LiveRemote } from './LiveRemote';
import type { Snapshot } from './Snapshot';
import { readServingReport } from './servingReports';

/** How often a running shell renews its report, in milliseconds. */
const RENEWAL_INTERVAL = 1000;

type Log = { warn(details: object, message: string): void };
type Options = {
  /** Folder of the store. */
  store: string;
  /** Name of this shell among the store's shells; it becomes a file name. */
  shell: string;
  /** The shell's own version, which is a release as well. */
  shellVersion: string;
  /** The packages and contract that it offers to remotes. */
  offer: ShellOffer;
  /** Why a release in use cannot be rendered now; undefined if it can. */
  problemOf: (remote: LiveRemote) => string | undefined;
  /** How many recent views of a release failed in browsers; undefined if too few to be a problem. */
  inBrowsers: (remote: LiveRemote) => string | undefined;
  /** How many routes of a release were rendered; undefined until a warm-up has succeeded. */
  renderedOf: (remote: LiveRemote) => number | undefined;
  /** The canary that a remote's channel names; undefined if none runs. */
  canaryOf: (remote: string) => ServingReport['remotes'][number]['canary'];
  /** How many pages the shell rendered without their remote; undefined until it has tried. */
  shellRendered: () => number | undefined;
  log: Log;
};

/**
 * Writes a report into the store that says which releases this shell serves; `promote` waits for it. If the store cannot be
 * written, the site keeps running, but no promotion is confirmed.
 */
export class ServingReporter {
  private readonly file: string;
  private text = '';
  private snapshot: Snapshot | undefined;
  private hasBegun = false;
  private timer: NodeJS.Timeout | undefined;
  private hasFailed = false;

  constructor(private readonly options: Options) {
    this.file = path.join(options.store, SERVING_FOLDER, `${options.shell}.json`);
  }

  /**
   * Starts reporting. Call it once the shell answers: an earlier report would be mistaken for that of the answering shell.
   */
  begin(): void {
    this.hasBegun = true;
    this.renew();
    this.timer = setInterval(() => this.renew(), RENEWAL_INTERVAL).unref();
  }

  /** Reports a snapshot, or keeps it until `begin`. */
  report(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    this.renew();
  }

  /**
   * Reports that the shell has stopped. The report keeps its releases for the next start. If another release of the shell
   * has taken over, its report stays untouched.
   */
  close(): void {
    clearInterval(this.timer);
    if (this.snapshot && this.hasBegun && readText(this.file) === this.text) this.write('stopped', this.snapshot);
    // A warm-up that ends after this must not write another report.
    this.snapshot = undefined;
  }

  /** Reports the current state. Whether a release renders may become known only after it is in use. */
  renew(): void {
    if (this.snapshot && this.hasBegun) this.write('running', this.snapshot);
  }

  private write(state: ServingReport['state'], { remotes }: Snapshot): void {
    const report: ServingReport = {
      schema: 1,
      state,
      offer: this.options.offer,
      remotes: [this.ownRelease(remotes.length), ...remotes.map((remote) => this.describe(remote))],
    };
    const text = JSON.stringify(report);
    try {
      const now = new Date();
      const standing = readText(this.file);
      if (standing === text) utimesSync(this.file, now, now);
      else if (this.isSuccessors(standing)) return;
      else this.replace(text);
      this.text = text;
      this.hasFailed = false;
    } catch (error) {
      if (!this.hasFailed)
        this.options.log.warn(
          { err: error },
          'promotions cannot be confirmed: the user that runs the shell must be able to write to the store',
        );
      this.hasFailed = true;
    }
  }

  /**
   * Whether a newer release of the shell has written the current report. The report must stay. If this release replaced it
   * and then stopped, a promotion would find no running shell. A newer release that has ended no longer renews its report.
   */
  private isSuccessors(standing: string | undefined): boolean {
    // The first report of a release replaces that of the former release.
    if (this.text === '' || standing === undefined || standing === this.text) return false;
    return (
      readServingReport(this.file)?.state === 'running' &&
      Math.abs(Date.now() - statSync(this.file).mtimeMs) <= REPORT_LIFETIME
    );
  }

  private describe(remote: LiveRemote): ServingReport['remotes'][number] {
    const { name, wanted, version, status, reason } = remote;
    const { problemOf, inBrowsers, renderedOf, canaryOf } = this.options;
    const problem = reason ?? problemOf(remote);
    const rendered = renderedOf(remote);
    return { name, wanted, version, status, problem, inBrowsers: inBrowsers(remote), rendered, canary: canaryOf(name) };
  }

  /** The shell always runs the wanted version, because another version is another process. */
  private ownRelease(remotes: number): ServingReport['remotes'][number] {
    const { shellVersion: version, shellRendered } = this.options;
    const rendered = shellRendered();
    const problem = rendered === 0 && remotes > 0 ? 'it cannot render a page' : undefined;
    return { name: SHELL, wanted: version, version, status: 'available', problem, rendered };
  }

  /** Replaces the file atomically, so that no reader sees a part of it. */
  private replace(text: string): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.new`, text);
    renameSync(`${this.file}.new`, this.file);
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
