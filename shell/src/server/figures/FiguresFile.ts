import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ReleaseFigures, savedFigures } from './ReleaseFigures';

/** How often changed figures are written, in milliseconds. A crash loses that much. */
const INTERVAL = 10_000;

type Log = { warn(details: object, message: string): void };

/** Keeps figures over a restart. Without the file the site runs and starts counting at zero. */
export class FiguresFile {
  private written = 0;
  private timer: NodeJS.Timeout | undefined;
  private hasFailed = false;

  constructor(
    private readonly file: string,
    private readonly figures: ReleaseFigures,
    private readonly log: Log,
  ) {}

  /** Reads the figures of before, and writes changes from then on. */
  open(): void {
    try {
      if (existsSync(this.file)) this.figures.restore(savedFigures.parse(JSON.parse(readFileSync(this.file, 'utf8'))));
    } catch (error) {
      this.log.warn(
        { err: error, file: this.file },
        'figures of releases begin anew: their file cannot be read, and the next write replaces it',
      );
    }
    this.timer = setInterval(() => this.write(), INTERVAL).unref();
  }

  close(): void {
    clearInterval(this.timer);
    this.write();
  }

  private write(): void {
    const { changes } = this.figures;
    if (changes === this.written) return;
    try {
      mkdirSync(path.dirname(this.file), { recursive: true });
      // Renamed, so that a process that ends during the write does not leave half a file.
      writeFileSync(`${this.file}.new`, JSON.stringify(this.figures.save()));
      renameSync(`${this.file}.new`, this.file);
      this.written = changes;
      this.hasFailed = false;
    } catch (error) {
      if (!this.hasFailed)
        this.log.warn(
          { err: error, file: this.file },
          'figures of releases are lost at a restart: make the folder of DATA_DIR writable for the shell',
        );
      this.hasFailed = true;
    }
  }
}
