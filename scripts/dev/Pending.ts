/** Counts what is being built or released. A page that is asked for meanwhile waits, so that it shows what was saved. */
export class Pending {
  private count = 0;
  private waiting: (() => void)[] = [];

  /** Begins a piece of work, and returns the function that ends it. */
  begin(): () => void {
    this.count += 1;
    return () => {
      this.count -= 1;
      if (this.count > 0) return;
      for (const go of this.waiting.splice(0)) go();
    };
  }

  /** Resolves when nothing is under way. */
  settled(): Promise<void> {
    if (this.count === 0) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
