type Matters = (name: string) => boolean;

/** What is being built or released. A page that is asked for meanwhile waits for what it shows. */
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

  /** Resolves when nothing is under way of the workspaces that matter. */
  settled(matters: Matters = () => true): Promise<void> {
    if (this.isSettled(matters)) return Promise.resolve();
    return new Promise((go) => void this.waiting.set(go, matters));
  }

  private isSettled(matters: Matters): boolean {
    return ![...this.work].some(({ name }) => matters(name));
  }
}
