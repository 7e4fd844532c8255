declare module 'webpack-hot-middleware/client-overlay' {
  /** Covers the page with texts, which may hold colours as a terminal's. */
  export function showProblems(type: 'errors' | 'warnings', texts: string[]): void;
  export function clear(): void;
}
