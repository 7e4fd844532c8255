/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createHeartbeat } from '../../render-worker/heartbeat';
import { startWorkerFrom } from './startWorker';

const TELL = `
const { parentPort, resourceLimits, workerData } = require('node:worker_threads');
parentPort.postMessage({ env: { ...process.env }, heap: resourceLimits.maxOldGenerationSizeMb, site: workerData.siteUrl });
`;
const settings = {
  remote: null,
  apiUrl: '',
  mediaOrigin: '',
  siteUrl: 'https://s.example',
  heartbeat: createHeartbeat(),
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'worker-'));
  writeFileSync(path.join(folder, 'worker.cjs'), TELL);
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['test', 'test'],
  [undefined, 'production'],
])('a render thread gets its settings, 256 MB and only NODE_ENV of the environment (%s)', async (own, told) => {
  const { NODE_ENV, ...others } = process.env;
  jest.replaceProperty(process, 'env', own ? { ...others, NODE_ENV: own } : (others as NodeJS.ProcessEnv));
  const worker = startWorkerFrom(path.join(folder, 'worker.cjs'))(settings);
  jest.restoreAllMocks();
  const seen = await new Promise((resolve) => worker.on('message', resolve));
  expect(seen).toEqual({ env: { NODE_ENV: told }, heap: 256, site: 'https://s.example' });
  await worker.terminate();
});
