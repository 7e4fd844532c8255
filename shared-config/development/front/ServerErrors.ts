/** How many pages' failures are kept. */
const MAX_PAGES = 100;

/** The last failure of each page in the shell's server, read from its log. The open page shows it, too. */
export class ServerErrors {
  private readonly byPage = new Map<string, string>();

  /** Reads a log line whose stack already names the sources. The stack stands below the message. */
  note(text: string): void {
    const [, page] = (/remote not rendered/.test(text) && /"url":"([^"]*)"/.exec(text)) || [];
    if (page === undefined) return;
    // Adds the latest failure at the end, so that the first entry is the oldest.
    this.byPage.delete(page);
    this.byPage.set(page, text);
    const [oldest] = this.byPage.keys();
    if (this.byPage.size > MAX_PAGES && oldest !== undefined) this.byPage.delete(oldest);
  }

  /** The failure of the page at an address without its origin; empty if the page did not fail. */
  of(page: string): string {
    return this.byPage.get(page) ?? '';
  }
}
