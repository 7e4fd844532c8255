import fs from 'node:fs';
import path from 'node:path';

/** The guard's instructions. The gate writes them into the folder of the process. */
export type Task = {
  /** The build to render, for the shell's program. */
  message: object;
  /** The only address that the process may connect to; undefined without an API. */
  api: { host: string; port: number } | undefined;
  /** The only file that may run as a thread. */
  worker: string;
};

/** The host of API_URL where there is no API. The name never exists (RFC 6761). */
export const NO_API = 'api.invalid';

/** The file of the task, beside the guard. */
export const TASK = 'task.json';

/** Reads the task. The build and its threads run in the folder that holds it. */
export const readTask = (folder: string): Task => JSON.parse(fs.readFileSync(path.join(folder, TASK), 'utf8'));
