/** Lays out the slides side by side, each as wide as its row, which jsdom does not do and Embla measures. */
export function layOutSlides(width = 300): void {
  const define = (name: string, get: (this: HTMLElement) => number) =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  // Without one, jsdom's margin is the empty string, and its number none.
  document.head.insertAdjacentHTML('beforeend', '<style>li { margin: 0 }</style>');
  define('offsetWidth', () => width);
  define('offsetLeft', function () {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * width : 0;
  });
}
