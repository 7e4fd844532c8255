import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A file to import into a program before its own, so that it ends at an access to the store. */
export const KILL_AT_ACCESS = pathToFileURL(path.join(import.meta.dirname, 'killAtAccess.ts')).href;
