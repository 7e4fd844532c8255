const started = globalThis as { stopPostgres?: () => Promise<void> };

/** Jest's global teardown: stops the server that `globalSetup` started, once for all workspaces that use it. */
export default async function globalTeardown(): Promise<void> {
  const stop = started.stopPostgres;
  delete started.stopPostgres;
  await stop?.();
}
