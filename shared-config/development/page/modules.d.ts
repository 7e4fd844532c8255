declare module 'webpack-hot-middleware/client-overlay.js' {
  /** Covers the page with texts. They may contain a terminal's colour codes. */
  export function showProblems(type: 'errors' | 'warnings', texts: string[]): void;
  export function clear(): void;
}
