import { mkdirSync, readdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SERVING_FOLDER, type ServingReport, servingReport } from 'shared-contracts';
import type { LiveRemote } from './LiveRemote';
import type { Snapshot } from './Snapshot';

/** How often a running shell says that its report still holds, in milliseconds. */
const RENEWAL = 1000;

type Log = { warn(details: object, message: string): void };
type Options = {
  /** Folder of the store. */
  store: string;
  /** Name of this shell among those of the store, as a file's name. */
  shell: string;
  /** Why a release that is in use cannot be rendered now; undefined where it can. */
  problemOf: (remote: LiveRemote) => string | undefined;
  log: Log;
};

/**
 * Tells whoever promotes a release what this shell serves, by a file in the store. The site does without it where the
 * store cannot be written: then a promotion is merely not confirmed.
 */
export class ServingReporter {
  private readonly file: string;
  private text = '';
  private snapshot: Snapshot | undefined;
  private timer: NodeJS.Timeout | undefined;
  private hasFailed = false;

  constructor(private readonly options: Options) {
    this.file = path.join(options.store, SERVING_FOLDER, `${options.shell}.json`);
  }

  /** The version of a remote that a shell of this store last had in use, as far as one told. */
  lastUsed(remote: string): string | undefined {
    const used = this.readAll().flatMap(({ remotes }) => remotes.filter(({ name }) => name === remote));
    return used.find(({ status }) => status === 'available')?.version;
  }

  /** Reports a snapshot, and from then on that the shell runs. */
  report(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    this.renew();
    this.timer ??= setInterval(() => this.renew(), RENEWAL).unref();
  }

  /** Says that the shell has stopped; what it had in use stays readable for the next start. */
  close(): void {
    clearInterval(this.timer);
    if (this.snapshot) this.write('stopped', this.snapshot);
  }

  private renew(): void {
    if (this.snapshot) this.write('running', this.snapshot);
  }

  private write(state: ServingReport['state'], { remotes }: Snapshot): void {
    const report: ServingReport = {
      schema: 1,
      state,
      remotes: remotes.map((remote) => {
        const { name, wanted, version, status, reason } = remote;
        return { name, wanted, version, status, problem: reason ?? this.options.problemOf(remote) };
      }),
    };
    const text = JSON.stringify(report);
    try {
      const now = new Date();
      if (text === this.text) utimesSync(this.file, now, now);
      else this.replace(text);
      this.hasFailed = false;
    } catch (error) {
      this.text = '';
      if (!this.hasFailed)
        this.options.log.warn({ err: error }, 'promotions cannot be confirmed: the report is not written');
      this.hasFailed = true;
    }
  }

  /** In one step, so that no reader sees a part. */
  private replace(text: string): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.new`, text);
    renameSync(`${this.file}.new`, this.file);
    this.text = text;
  }

  private readAll(): ServingReport[] {
    const folder = path.dirname(this.file);
    try {
      const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
      return names.flatMap((name) => readReport(path.join(folder, name)) ?? []);
    } catch {
      // No shell ever reported here.
      return [];
    }
  }
}

function readReport(file: string): ServingReport | undefined {
  try {
    return servingReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
