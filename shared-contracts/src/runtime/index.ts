// What must be one instance in a page: shared at run time, so every name here is dear. Schemas and types live in the main door.
export { lazyPage, RetryCardContext } from './lazyPage';
export { ShellContext, useShell } from './ShellContext';
