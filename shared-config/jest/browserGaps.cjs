// Browser features that jsdom lacks and components use. A test that is about one of these sets its own.
class Unobserving {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

globalThis.ResizeObserver ??= Unobserving;
globalThis.IntersectionObserver ??= Unobserving;

if (typeof window !== 'undefined') {
  window.scrollTo = () => {};
  performance.getEntriesByType ??= () => [];
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => {};
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  });
}
