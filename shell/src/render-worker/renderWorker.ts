/*
 * A thread that renders the pages of one release. Each question has one file:
 * - What may the server ask, and what does it get? `protocol.ts`
 * - How does a page come about? `page/renderPage.tsx`. How long may it take? `page/Deadline.ts`, `shared/deadlines.ts`
 * - Who asks a provider, and what follows a failure? `provider/fetchOfProvider.ts`
 * - Which answers of a provider do all pages share? `provider/KeptValue.ts`
 * - What does a heartbeat say? `heartbeat.ts`
 * - How is a release loaded? `release/serverBundle.ts`. How is it warmed up? `release/warmUp.ts`
 */

import { BroadcastChannel, parentPort, workerData } from 'node:worker_threads';
import { createApiClient } from '@tramuntana/contracts';
import { createAnswers, sendReply } from './answerRequests';
import { beat, beatWhileWorking } from './heartbeat';
import { logConsole } from './logConsole';
import { PROVIDER_FAILURES_CHANNEL, ProviderFailures } from './ProviderFailures';
import { createFormToken } from './page/formEvidence';
import type { ThreadRequest, ThreadSettings } from './protocol';
import { fetchOfProvider } from './provider/fetchOfProvider';
import { createLayoutData } from './provider/layoutData';
import { loadServerBundle } from './release/serverBundle';
import { logUnhandledRejections } from './releaseErrors';

const settings = workerData as ThreadSettings;
const port = parentPort;
if (!port) throw new Error('renderWorker runs as a worker thread of the shell only');

const { name = 'shell', version } = settings.remote ?? {};
// In development the console stays as it is: a developer wants every message, unformatted.
if (process.env.NODE_ENV === 'production') logConsole({ remote: name, version });
logUnhandledRejections(settings.remote ? `${settings.remote.name} ${settings.remote.version}` : 'shell');

/** The thread's own CPU time so far, in milliseconds. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const working = beatWhileWorking(() => beat(settings.heartbeat, cpuTime()));
const fetch = fetchOfProvider(new ProviderFailures(new BroadcastChannel(PROVIDER_FAILURES_CHANNEL)));
const api = createApiClient({ baseUrl: settings.apiUrl, fetch });
const answer = createAnswers({
  settings,
  layoutData: createLayoutData(api),
  formToken: createFormToken(api),
  fetch,
  loadModule: loadServerBundle,
});

port.on('message', (request: ThreadRequest) => {
  void working(async () => sendReply(port, await answer(request)));
});
