import path from 'node:path';
import { readConfiguration } from '../configuration';
import { startWorkerFrom } from '../threads/startWorker';
import { type BuildToCheck, renderRoutes } from './renderRoutes';

// A program of its own: `npm run release -- publish` forks it with the server's settings, sends it a build, and gets what
// became of its routes.
process.once('message', async (build: BuildToCheck) => {
  const { apiOrigin, apiPath, mediaOrigin, siteUrl } = readConfiguration(process.env);
  const startWorker = startWorkerFrom(path.join(__dirname, 'renderWorker.cjs'));
  process.send?.(await renderRoutes(build, { apiUrl: apiOrigin + apiPath, mediaOrigin, siteUrl }, startWorker));
  process.disconnect();
});
// The parent has ended, and a release that loops must not outlive it.
process.once('disconnect', () => process.exit());
