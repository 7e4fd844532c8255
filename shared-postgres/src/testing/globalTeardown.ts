const started = globalThis as { stopPostgres?: () => Promise<void> };

/** Of jest: stops the server that `globalSetup` started, once for all workspaces that use it. */
export default async function globalTeardown(): Promise<void> {
  const stop = started.stopPostgres;
  delete started.stopPostgres;
  await stop?.();
}
