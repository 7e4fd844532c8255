/** @jest-environment node */
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const file = pathToFileURL(path.join(__dirname, 'releaseErrors.ts')).href;

test('a thread survives an unhandled rejection, and the log names its release', async () => {
  const code = `import(${JSON.stringify(file)}).then(({ logUnhandledRejections }) => {
    logUnhandledRejections('mfe-blog 1.0.0-a');
    Promise.reject(new Error('roto'));
    setImmediate(() => process.exit(7));
  });`;
  const worker = new Worker(code, { eval: true, stderr: true });
  const logged = text(worker.stderr);
  expect(await once(worker, 'exit')).toEqual([7]);
  expect(await logged).toContain('mfe-blog 1.0.0-a: a promise was rejected, and nobody handled it Error: roto');
});
