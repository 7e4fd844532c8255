import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './site';

/** What the company finds of a person in its inbox (`npm run inbox`), as JSON. The site that the suites started must run. */
export async function storedOf(email: string): Promise<string> {
  const { stdout } = await promisify(execFile)('node', ['scripts/inbox.mjs', 'export', email], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: path.join(ROOT, 'test-results/data') },
  });
  return stdout;
}
