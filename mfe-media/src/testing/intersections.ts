import { act } from '@testing-library/react';

/** Replaces the browser's IntersectionObserver. `report` tells all observers of an element whether it intersects. */
export function watchIntersections() {
  const watched = new Map<Element, Set<IntersectionObserverCallback>>();
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      watched.set(element, (watched.get(element) ?? new Set()).add(this.callback));
    }
    unobserve(element: Element) {
      watched.get(element)?.delete(this.callback);
    }
    disconnect() {
      for (const callbacks of watched.values()) callbacks.delete(this.callback);
    }
    takeRecords() {
      return [];
    }
  };
  return {
    report: (element: Element, isIntersecting: boolean, { height = 900, top = 2000 } = {}) =>
      act(async () => {
        element.getBoundingClientRect = () => ({ height, top }) as DOMRect;
        const entry = { isIntersecting, boundingClientRect: { height, top } } as IntersectionObserverEntry;
        for (const callback of [...(watched.get(element) ?? [])]) callback([entry], {} as IntersectionObserver);
      }),
  };
}
