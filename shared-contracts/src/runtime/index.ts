// Modules that must have one instance in a page: the shell shares them at run time. Every name here binds the releases of
// all remotes. Schemas and types belong to the main entry point, `src/index.ts`.
export { lazyPage, RetryCardContext } from './lazyPage';
export { ShellContext, useShell } from './ShellContext';
