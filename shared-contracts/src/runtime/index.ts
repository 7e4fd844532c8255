// What must be one instance in a page: the shell shares it at run time. Every name here binds releases of all remotes.
// Schemas and types belong into the main entry point, `src/index.ts`.
export { lazyPage, RetryCardContext } from './lazyPage';
export { ShellContext, useShell } from './ShellContext';
