type Matters = (name: string) => boolean;

/** The builds and releases in progress. A page that is requested meanwhile waits for the workspaces that it shows. */
export class Pending {
  private readonly work = new Set<{ name: string }>();
  private readonly waiting = new Map<() => void, Matters>();

  /** Begins work on a workspace, and returns the function that ends it. */
  begin(name: string): () => void {
    const piece = { name };
    this.work.add(piece);
    return () => {
      this.work.delete(piece);
      for (const [go, matters] of this.waiting) {
        if (!this.isSettled(matters)) continue;
        this.waiting.delete(go);
        go();
      }
    };
  }

  /** Resolves when no work on the workspaces that matter is in progress. */
  settled(matters: Matters = () => true): Promise<void> {
    if (this.isSettled(matters)) return Promise.resolve();
    return new Promise((go) => void this.waiting.set(go, matters));
  }

  private isSettled(matters: Matters): boolean {
    return ![...this.work].some(({ name }) => matters(name));
  }
}
