/** Lays out the slides side by side, each as wide as the carousel. Embla measures them, and jsdom has no layout. */
export function layOutSlides(width = 300): void {
  const define = (name: string, get: (this: HTMLElement) => number) =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  // Without an explicit margin, Embla reads NaN from jsdom's empty string.
  document.head.insertAdjacentHTML('beforeend', '<style>li { margin: 0 }</style>');
  define('offsetWidth', () => width);
  define('offsetLeft', function () {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * width : 0;
  });
}
