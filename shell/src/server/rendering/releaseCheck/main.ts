import path from 'node:path';
import { readConfiguration } from '../../configuration';
import { integrityOf } from '../../store/releases/integrityOf';
import { startWorkerFrom } from '../startWorker';
import { type BuildToCheck, renderRoutes } from './renderRoutes';

/** The build to check, with the absolute path of its `server.cjs`; the shell's own build has none. */
type Message = Omit<BuildToCheck, 'serverBundle'> & { serverBundle?: string };

// A separate program. `npm run release -- publish` forks it with the server's settings and sends it a build. It answers with
// the result of the build's routes.
process.once('message', async ({ serverBundle: file, ...build }: Message) => {
  const { apiOrigin, apiPath, mediaOrigin, siteUrl } = readConfiguration(process.env);
  const startWorker = startWorkerFrom(path.join(__dirname, 'renderWorker.cjs'));
  const serverBundle = file === undefined ? undefined : { file, integrity: integrityOf(file) };
  process.send?.(
    await renderRoutes({ ...build, serverBundle }, { apiUrl: apiOrigin + apiPath, mediaOrigin, siteUrl }, startWorker),
  );
  process.disconnect();
});
// The parent has ended. A release that loops must not outlive it.
process.once('disconnect', () => process.exit());
