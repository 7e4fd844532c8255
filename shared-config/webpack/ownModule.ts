import path from 'node:path';

/**
 * Path of a module of this package, by its name without an extension. The workspace has TypeScript, the published package
 * JavaScript in the same folders.
 */
export const ownModule = (name: string): string =>
  path.resolve(import.meta.dirname, '..', name + path.extname(import.meta.filename));
