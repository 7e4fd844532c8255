/** How many pages' failures are kept. */
const MAX_PAGES = 100;

/** The last failure of each page in the shell's server, as its log told it: the open page shows it, too. */
export class ServerErrors {
  private readonly byPage = new Map<string, string>();

  /** Reads a line of the log, in which the sources are named. Its stack stands below it. */
  note(text: string): void {
    const [, page] = (/remote not rendered/.test(text) && /"url":"([^"]*)"/.exec(text)) || [];
    if (page === undefined) return;
    // The latest last, so that the first is the oldest.
    this.byPage.delete(page);
    this.byPage.set(page, text);
    const [oldest] = this.byPage.keys();
    if (this.byPage.size > MAX_PAGES && oldest !== undefined) this.byPage.delete(oldest);
  }

  /** What became of a page, by its address without the origin; empty if it did not fail. */
  of(page: string): string {
    return this.byPage.get(page) ?? '';
  }
}
