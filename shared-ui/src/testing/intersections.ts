type Report = (visible: boolean) => void;

/** Replaces the browser's IntersectionObserver. `report` tells every observer that its element is in view, or not. */
export function watchIntersections(): { report: Report; thresholds: unknown[] } {
  const observers = new Set<IntersectionObserverCallback>();
  const thresholds: unknown[] = [];
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    constructor(
      private readonly callback: IntersectionObserverCallback,
      options?: IntersectionObserverInit,
    ) {
      thresholds.push(options?.threshold);
    }
    observe() {
      observers.add(this.callback);
    }
    unobserve() {}
    disconnect() {
      observers.delete(this.callback);
    }
    takeRecords() {
      return [];
    }
  };
  const report: Report = (isIntersecting) => {
    for (const callback of [...observers]) {
      callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
  };
  return { report, thresholds };
}
