// Tests in Node, such as the shell server's, have no document. Loading these matchers would only slow each file down.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');

// Browser features that components use and jsdom lacks. A test about one of these features sets its own version.
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
